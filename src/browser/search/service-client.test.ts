/** @jest-environment jsdom */
import '../../test/dom';
import { liteClient } from 'algoliasearch/lite';
import { HostedService } from '../../test/hosted-service';
import { hostedSettings } from '../../test/hosted-settings';
import { createHostedClient } from './hosted';

jest.mock('algoliasearch/lite', () => ({ liteClient: jest.fn(() => ({ search: jest.fn() })) }));

it('gives the service one second to connect, two to answer and thirty to take what is written', async () => {
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
