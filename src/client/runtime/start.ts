// The entry of the browser's scripts, which starts Gatsby's own. Evaluating React and all the rest
// takes 60 ms where the CPU is four times slower: two short tasks let a reader's click through, one
// long task doesn't.
void import(/* webpackMode: "eager" */ 'react-dom/client');
setTimeout(() => {
  void import(/* webpackMode: "eager" */ '$gatsby/production-app');
});
