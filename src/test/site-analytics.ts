/** `$site/analytics` in tests: tests that need a script replace it. */
const analytics: { script: string | null } = { script: null };
export default analytics;
