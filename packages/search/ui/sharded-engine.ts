/** The engine's module for large sites: see `engine.ts`. */
import { ShardedService } from '../engine/sharded/service';
import { answerMessages, type CreateService } from './messages';

export const createService: CreateService = (index, onState) => new ShardedService(index, onState);

answerMessages(createService);
