/** `$site/navigation` in tests. */
export default { sidebars: [{ name: 'sidebar', items: [{ label: 'Home', href: '/' }] }] };
