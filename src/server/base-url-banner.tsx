import settings from '$site/settings';

/**
 * Stands hidden in the home page: the script in the head shows it where the site's own scripts fail
 * to load, as they do below another path than the one that the site is built for. It depends on no
 * other file.
 */
export function BaseUrlBanner() {
  return (
    <div id="base-url-banner" className="fault-banner" role="alert" hidden>
      <p>
        <strong>{MESSAGES.baseUrlFailed}</strong> {MESSAGES.baseUrlReason}
      </p>
      <p>
        {MESSAGES.baseUrlConfigured}: <code>{settings.url}/</code>. {MESSAGES.baseUrlHere}:{' '}
        <code data-base-url-here="" />.
      </p>
      <p>{MESSAGES.baseUrlAdvice}</p>
    </div>
  );
}
