import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The yardstick: node:http and nothing else, sending the page's own bytes and headers from memory. */
const [bodyFile = "", headersFile = ""] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, "utf8")) as Record<string, string>;

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const bound = server.address();
  process.stdout.write(`listening on ${typeof bound === "object" ? bound?.port : bound}\n`);
});
