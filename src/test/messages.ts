import { installMessages } from '../messages';

installMessages('en');
