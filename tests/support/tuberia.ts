import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A connection between a client and its server that can fail as a network does. */
export interface Tuberia {
  puerto: number;
  /** Makes the connection silent without notice: open connections stay, new ones are accepted and never answered. */
  callar: () => void;
  /** Ends every open connection at once, without notice; new ones work. */
  cortar: () => void;
  /** Refuses every connection from now on, as a stopped server does. */
  negar: () => void;
  /** Lets new connections work again; those that were made silent stay so. */
  sanar: () => void;
  /** Leads new connections to another server, as when the address of a name changes. */
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
    llevar(puertoNuevo) {
      puerto = puertoNuevo;
    },
    async cerrar() {
      for (const cliente of vivas.keys()) cliente.destroy();
      servidor.close();
      await once(servidor, "close");
    },
  };
}

/** Address of the same database through the connection that can fail. */
export function porLaTuberia(url: string, { puerto }: Tuberia): string {
  const direccion = new URL(url);
  direccion.hostname = "127.0.0.1";
  direccion.port = String(puerto);
  return direccion.href;
}
