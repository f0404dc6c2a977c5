import settings from '$site/settings';
import * as styles from './Logo.module.css';

/** Two linked rings: two players, one room. Decoration beside the name. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 40 24" aria-hidden="true" focusable="false">
      <circle className={styles.first} cx="13" cy="12" r="9" />
      <circle className={styles.second} cx="27" cy="12" r="9" />
      <path className={styles.first} d="M13 3a9 9 0 0 1 9 9" />
    </svg>
  );
}

/**
 * The rings, the product's name and, muted, what of the product this is. A site whose title does not
 * begin with the name, as after a move, has its title.
 */
export function Brand() {
  const { title, product } = settings;
  return (
    <>
      <Logo />
      <span className={styles.name}>
        {title.startsWith(`${product.name} `) ? (
          <>
            {`${product.name} `}
            <span className={styles.part}>{MESSAGES.docs}</span>
          </>
        ) : (
          title
        )}
      </span>
    </>
  );
}
