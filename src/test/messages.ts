import { installBasePath } from '../base-path';
import { installMessages } from '../messages';
import { installUntranslatedCode } from '../page-model/untranslated';

installMessages('en');
installBasePath('');
installUntranslatedCode(true);
Object.assign(globalThis, { HAS_REFERENCE: true, HAS_MARKDOWN: true, HAS_COPY_PAGE: true });
