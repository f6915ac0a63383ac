import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Round trip of a cheap phone's connection: 150 ms, with 1.6 Mbps and the handshakes at its opening. */
const RTT_EN_MS = 150;
const BYTES_POR_MS = 1_600_000 / 8 / 1000;
/** Round trips to open a connection: TCP, and TLS 1.3 after it. */
const IDAS_PARA_ABRIR = 2;
/** Bytes that a sender may send before the first acknowledgement. The window doubles with each round trip. */
const VENTANA_INICIAL = 10 * 1460;

interface LineaLenta {
  puerto: number;
  cerrar: () => Promise<void>;
}

/**
 * Stands between a browser and a server on this machine, and passes as many bytes, and as late, as a slow connection
 * would. It runs in user space, because throttling inside a browser models neither handshakes nor the slow start of a
 * connection.
 */
export async function abrirLinea(puertoDelServidor: number): Promise<LineaLenta> {
  const abiertas = new Set<Socket>();
  /** Instant at which the line, which all connections share, is free again. */
  let libreEn = 0;

  const servidor = createServer((navegador) => {
    const abreEn = performance.now() + IDAS_PARA_ABRIR * RTT_EN_MS;
    const origen = connect(puertoDelServidor, "127.0.0.1");
    for (const socket of [navegador, origen]) {
      abiertas.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined).on("close", () => abiertas.delete(socket));
    }
    let ventana = VENTANA_INICIAL;
    let enRonda = 0;
    let rondaHasta = 0;
    navegador.on("data", (trozo) => {
      const llegaEn = Math.max(performance.now(), abreEn) + RTT_EN_MS / 2;
      en(llegaEn, () => origen.write(trozo));
    });
    origen.on("data", (trozo: Buffer) => {
      for (let de = 0; de < trozo.length; de += 1460) {
        const parte = trozo.subarray(de, de + 1460);
        const ahora = performance.now();
        if (ahora > rondaHasta + RTT_EN_MS) enRonda = 0;
        let saleEn = Math.max(ahora, libreEn);
        if (enRonda + parte.length > ventana) {
          rondaHasta = Math.max(rondaHasta, ahora) + RTT_EN_MS;
          ventana *= 2;
          enRonda = 0;
        }
        saleEn = Math.max(saleEn, rondaHasta);
        enRonda += parte.length;
        libreEn = saleEn + parte.length / BYTES_POR_MS;
        en(libreEn + RTT_EN_MS / 2, () => navegador.write(parte));
      }
    });
    navegador.on("end", () => origen.end());
    origen.on("end", () => en(Math.max(performance.now(), libreEn) + RTT_EN_MS, () => navegador.end()));
    navegador.on("close", () => origen.destroy());
  });
  await new Promise<void>((listo) => servidor.listen(0, "127.0.0.1", listo));
  return {
    puerto: (servidor.address() as AddressInfo).port,
    cerrar: () =>
      new Promise((listo) => {
        for (const socket of abiertas) socket.destroy();
        servidor.close(() => listo());
      }),
  };
}

const en = (cuando: number, hacer: () => void) => setTimeout(hacer, Math.max(0, cuando - performance.now()));
