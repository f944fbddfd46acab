// One server for all tests; it goes with them.
import { Server } from "./server";

export default async function setup(): Promise<() => Promise<void>> {
  const server = new Server();
  await server.start();
  process.env.VERSUS_E2E_URL = server.url;
  return () => server.end();
}
