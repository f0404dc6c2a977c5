import settings from '$site/settings';
import { Logo } from './Logo';
import * as styles from './Logo.module.css';

/** The rings, the product's name and, muted, what of the product this is. */
export function Brand() {
  return (
    <>
      <Logo />
      <span className={styles.name}>
        {settings.product.name} <span className={styles.part}>{MESSAGES.docs}</span>
      </span>
    </>
  );
}
