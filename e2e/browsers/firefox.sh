#!/bin/sh
# Linux ends Firefox with the process that has started it, however that ends.
exec setpriv --pdeathsig KILL firefox-esr "$@"
