// zod tests with `eval` whether it may compile a schema, and the browser reports that as a policy violation. This is
// what `config({ jitless: true })` writes, for screens that do not load zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
