import { installBasePath } from '../base-path';
import { installMessages } from '../messages';

installMessages('en');
installBasePath('');
Object.assign(globalThis, { HAS_REFERENCE: true, HAS_MARKDOWN: true, HAS_COPY_PAGE: true });
