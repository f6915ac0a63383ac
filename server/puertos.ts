import type { Config } from "./config";
import { makePuertosDeFuera } from "./platform/puertosDeFuera";

/** Systems outside of the product, as the screen of the machine names them. */
export const PUERTO = {
  pagos: "Pagos",
  video: "Videollamada (TURN)",
  identidad: "Identidad de la aseguradora",
  identidadDeEquipo: "Cuentas del equipo",
  beneficios: "Beneficios de la aseguradora",
  correo: "Correo",
  comprobantes: "Comprobantes",
  timbre: "SMS y llamadas a la guardia",
  clamd: "Antivirus de archivos (clamd)",
  contenido: "Contenido de la redacción",
  errores: "Informes de fallos",
} as const;

const siHay = (puesto: unknown) => (puesto === null ? "sin-configurar" : "configurado");

/** Notes of every system outside of the product, in the order of `PUERTO`. */
export function declararPuertos(config: Config, now: () => Date) {
  const { pasarela, emisor, smtp, videollamada, env } = config;
  const deDemo = env === "local" ? "de-prueba" : "sin-configurar";
  const puertos = makePuertosDeFuera(now);
  puertos.declarar(PUERTO.pagos, pasarela.clase === "sandbox" ? "de-prueba" : "configurado");
  puertos.declarar(PUERTO.video, videollamada.ice.turn ? "sin-llamadas" : "sin-configurar");
  puertos.declarar(PUERTO.identidad, siHay(config.oidc));
  puertos.declarar(PUERTO.identidadDeEquipo, siHay(config.proveedorDeEquipo));
  puertos.declarar(PUERTO.beneficios, siHay(config.beneficios));
  puertos.declarar(PUERTO.correo, smtp ? "configurado" : deDemo);
  puertos.declarar(PUERTO.comprobantes, emisor ? "configurado" : deDemo);
  puertos.declarar(PUERTO.timbre, siHay(config.timbre));
  puertos.declarar(PUERTO.clamd, siHay(config.clamd));
  puertos.declarar(PUERTO.contenido, siHay(config.cms));
  puertos.declarar(PUERTO.errores, siHay(config.sentryDsn));
  return puertos;
}
