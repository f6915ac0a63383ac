import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** What stands between a client and its server, and can go wrong as a network does. */
export interface Tuberia {
  puerto: number;
  /** From now on nothing passes, and nobody is told: connections stay open, new ones are taken and never answered. */
  callar: () => void;
  /** Ends every connection at once, without a word; new ones pass. */
  cortar: () => void;
  /** From now on hangs up on everybody, as a server that has been stopped. */
  negar: () => void;
  /** New connections pass again; those that went silent stay so. */
  sanar: () => void;
  cerrar: () => Promise<void>;
}

export async function tuberiaHacia(puerto: number): Promise<Tuberia> {
  let trato: "pasa" | "calla" | "niega" = "pasa";
  const vivas = new Set<Socket>();
  const servidor = createServer((cliente) => {
    vivas.add(cliente);
    cliente.on("error", () => {}).on("close", () => vivas.delete(cliente));
    if (trato === "niega") return void cliente.destroy();
    if (trato === "calla") return void cliente.resume();
    const alla = connect(puerto, "127.0.0.1");
    alla.on("error", () => cliente.destroy()).on("close", () => cliente.destroy());
    cliente.on("close", () => alla.destroy());
    cliente.pipe(alla).pipe(cliente);
  });
  servidor.listen(0, "127.0.0.1");
  await once(servidor, "listening");
  return {
    puerto: (servidor.address() as AddressInfo).port,
    callar() {
      trato = "calla";
      for (const cliente of vivas) {
        cliente.unpipe();
        cliente.resume();
        cliente.pause();
      }
    },
    cortar() {
      for (const cliente of vivas) cliente.resetAndDestroy();
    },
    negar() {
      trato = "niega";
      for (const cliente of vivas) cliente.destroy();
    },
    sanar() {
      trato = "pasa";
    },
    async cerrar() {
      for (const cliente of vivas) cliente.destroy();
      servidor.close();
      await once(servidor, "close");
    },
  };
}

/** The address of the same database through the pipe. */
export function porLaTuberia(url: string, { puerto }: Tuberia): string {
  const otra = new URL(url);
  otra.hostname = "127.0.0.1";
  otra.port = String(puerto);
  return otra.href;
}
