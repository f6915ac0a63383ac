import { makeAzar } from "../azar";
import { prepararPagos, type Lugar } from "../pagos/mundo";
import { PasarelaDeFuera } from "../pagos/pasarelaDeFuera";
import { carpetaTemporal, levantar, PRODUCTO } from "../servidores";
import { atacar, type ResultadoDeAtaque } from "./atacar";
import { makeEnviar } from "./enviar";
import { MERCADO_PAGO, SANDBOX } from "./formatos";
import { enElSandbox, enMercadoPago } from "./pagosCallados";

export interface OpcionesDeNotificaciones {
  /** Number of forged notices for each of the two gateways. */
  falsas: number;
  repeticiones: number;
  /** Program that is started. Default: the built product. */
  programa?: string;
  databaseUrl?: string;
}

const SEMILLA = 20261121;
const TOKEN = "TEST-simulacro-de-notificaciones";
const SECRETO = "secreto-del-simulacro-de-notificaciones-0123456789";
const PAGOS = 20;
const A_LA_VEZ = 24;

/** Starts the built product with one of the gateways, and an attacker of its notices who does not know the secret. */
export async function simularNotificaciones(
  clase: "sandbox" | "mercado-pago",
  { falsas, repeticiones, programa = PRODUCTO, databaseUrl }: OpcionesDeNotificaciones,
): Promise<ResultadoDeAtaque> {
  const azar = makeAzar(SEMILLA);
  const carpeta = carpetaTemporal();
  const lugar: Lugar = { DATA_DIR: carpeta.ruta, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const mundo = await prepararPagos(lugar, { horarios: PAGOS, azar });
  const fuera = new PasarelaDeFuera({ token: TOKEN, azar, alCambiar: () => {} });
  const enRed = await fuera.servir();
  try {
    const idsDePago =
      clase === "sandbox"
        ? await enElSandbox(mundo, SECRETO, PAGOS)
        : await enMercadoPago(mundo, fuera, PAGOS);
    const servidor = await levantar(programa, {
      ...lugar,
      LOG_LEVEL: "fatal",
      // Jobs are off, because they would find the payments by themselves.
      RUN_JOBS: "false",
      PASARELA_WEBHOOK_SECRET: SECRETO,
      PASARELA: clase,
      ...(clase === "mercado-pago" && {
        MERCADO_PAGO_URL: enRed.url,
        MERCADO_PAGO_ACCESS_TOKEN: TOKEN,
      }),
    });
    const { enviar, cerrar } = makeEnviar(servidor.puerto, A_LA_VEZ);
    try {
      return await atacar({
        azar,
        db: mundo.services.db,
        enviar,
        formato: clase === "sandbox" ? SANDBOX : MERCADO_PAGO,
        secreto: SECRETO,
        idsDePago,
        ahoraEnSegundos: () => Math.floor(Date.now() / 1000),
        falsas,
        repeticiones,
        aLaVez: A_LA_VEZ,
      });
    } finally {
      cerrar();
      await servidor.detener();
    }
  } finally {
    await enRed.parar();
    await mundo.services.close();
    carpeta.borrar();
  }
}
