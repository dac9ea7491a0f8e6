// zod finds out whether it may compile a schema by trying, and the browser reports that our policy forbids it. This is
// what `config({ jitless: true })` of zod writes, for the screens that do without zod too.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
