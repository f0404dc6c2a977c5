import { contract, packageText } from './contract';

it('open pages are connected to the manager of develop, which is there to send', () => {
  const manager = packageText('gatsby/dist/utils/websocket-manager.js');
  contract(
    manager.includes('getSocket = ') && manager.includes('exports.websocketManager'),
    'There is no websocketManager.getSocket: adapt src/build/develop/problems.ts.',
  );
  contract(
    packageText('gatsby/cache-dir/socketIo.js').includes('export default function socketIo'),
    'socketIo.js exports something else: adapt src/client/develop/index.ts.',
  );
});

it('open pages follow webpack with the client that has a setting for reloads', () => {
  const name = '@gatsbyjs/webpack-hot-middleware/client';
  contract(
    packageText('gatsby/cache-dir/app.js').includes(`import "${name}"`) &&
      packageText(`${name}.js`).includes('setOptionsAndConnect: setOptionsAndConnect'),
    `${name} is not what app.js imports, or lacks setOptionsAndConnect: adapt src/client/develop/index.ts.`,
  );
});

it('nodes that are created after createPages have pages created again', () => {
  contract(
    packageText('gatsby/dist/services/create-pages.js').includes('deferNodeMutation'),
    'createPages has no deferred actions: adapt src/build/develop/create-again.ts.',
  );
});

it('the machine of develop has the actions that lose edits', () => {
  const actions = packageText('gatsby/dist/state-machines/develop/actions.js');
  const machine = packageText('gatsby/dist/state-machines/develop/index.js');
  contract(
    /resetRecompileCount = \(0, _xstate\.assign\)\(\{/.test(actions) &&
      actions.includes('exports.buildActions = buildActions') &&
      machine.includes('entry: [`saveDbState`, `resetRecompileCount`]') &&
      machine.includes('`incrementRecompileCount`') &&
      machine.includes('nodeMutationBatch = [],'),
    'Gatsby’s machine of develop is another: adapt src/build/develop/keep-edits.ts.',
  );
});

it('pages that are opened wait for their files, which are written by one function', () => {
  const opened = packageText('gatsby/dist/utils/get-page-data.js');
  const pageData = packageText('gatsby/dist/utils/page-data.js');
  contract(
    opened.includes('emitter.on(`CLEAR_PENDING_PAGE_DATA_WRITE`, listener)') &&
      opened.includes('data.payload.page === pagePath') &&
      pageData.includes("We're already in the middle of a flush") &&
      packageText('gatsby/dist/state-machines/query-running/actions.js').includes(
        '(0, _pageData.enqueueFlush)(',
      ),
    'Gatsby answers pages in another way: adapt src/build/develop/answer-pages.ts.',
  );
});

it('the machine that waits for edits has one delay after the first', () => {
  const waiting = packageText('gatsby/dist/state-machines/waiting/index.js');
  contract(
    waiting.includes('exports.waitingStates = waitingStates') &&
      /batchingNodeMutations: \{[^]*?after: \{[^}]*\[NODE_MUTATION_BATCH_TIMEOUT\]: `committingBatch`\s*\}/.test(
        waiting,
      ),
    'Gatsby waits for edits in another way: adapt develop/keep-edits.ts.',
  );
});

it('pages can outlive the nodes of their file', () => {
  contract(
    packageText('gatsby/dist/redux/actions/public.js').includes(
      'deleteActions = findChildren(oldNode.children)',
    ),
    'createNode deletes something else than children: adapt src/site/nodes/nodes.ts.',
  );
});
