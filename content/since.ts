/**
 * The release that brought a type or a member, shown on the pages of classes. The release notes
 * (`docs/releases.mdx`) say what each is for. What is not listed is as old as 2.0 or older.
 */
const since = {
  '2.2.0': ['StringKeyDictionary<TModel>', 'Datastore.sceneViewModels', 'DisconnectEvent.canRetry'],
  '2.1.0': [
    'RealtimeSessionCapture',
    'SessionCapture',
    'SessionCaptureFileStream',
    'SessionCaptureMode',
    'Room.sessionCapture',
    'RoomConnectOptions.sessionCapture',
  ],
  '2.0.0': ['LifetimeFlags', 'RoomServerOptions'],
} as const;

export default since;
