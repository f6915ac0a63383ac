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
  /** New connections lead to another server, as those to a name that has moved. */
  llevar: (puerto: number) => void;
  cerrar: () => Promise<void>;
}

export async function tuberiaHacia(puertoDeAlla: number): Promise<Tuberia> {
  let puerto = puertoDeAlla;
  let trato: "pasa" | "calla" | "niega" = "pasa";
  const vivas = new Map<Socket, Socket | undefined>();
  const servidor = createServer((cliente) => {
    vivas.set(cliente, undefined);
    cliente.on("error", () => {}).on("close", () => vivas.delete(cliente));
    if (trato === "niega") return void cliente.destroy();
    if (trato === "calla") return void cliente.resume();
    const alla = connect(puerto, "127.0.0.1");
    vivas.set(cliente, alla);
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
      for (const [cliente, alla] of vivas) {
        alla?.unpipe();
        cliente.unpipe();
        cliente.resume();
        cliente.pause();
      }
    },
    cortar() {
      for (const cliente of vivas.keys()) cliente.resetAndDestroy();
    },
    negar() {
      trato = "niega";
      for (const cliente of vivas.keys()) cliente.destroy();
    },
    sanar() {
      trato = "pasa";
    },
    llevar(otro) {
      puerto = otro;
    },
    async cerrar() {
      for (const cliente of vivas.keys()) cliente.destroy();
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
