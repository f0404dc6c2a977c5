/** @jest-environment jsdom */
import '../../../src/test/dom';
import { liteClient } from 'algoliasearch/lite';
import { HostedService } from '../../../src/test/hosted-service';
import { hostedSettings } from '../../../src/test/hosted-settings';
import { createHostedClient } from './hosted';

jest.mock('algoliasearch/lite', () => ({ liteClient: jest.fn(() => ({ search: jest.fn() })) }));

it('gives the service 1 s to connect, 2 s to answer a read and 30 s for a write', async () => {
  const service = await HostedService.start(1);
  createHostedClient(hostedSettings(service));
  await service.stop();
  expect(liteClient).toHaveBeenCalledWith(
    HostedService.applicationId,
    HostedService.searchKey,
    expect.objectContaining({
      timeouts: { connect: 1000, read: 2000, write: 30_000 },
      authMode: 'WithinQueryParameters',
    }),
  );
});
