import { speak } from '../messages';

speak('en');
