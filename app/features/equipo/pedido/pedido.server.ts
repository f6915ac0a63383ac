import { redirect } from "@remix-run/node";
import {
  devolucionPedida,
  RAZONES_DE_DEVOLUCION,
  RECHAZOS_DE_DEVOLUCION,
  type RechazoDeDevolucion,
} from "~/domain/atencion/pedidos/devolucion";
import { NOMBRE_DE_CLASE } from "~/domain/atencion/personas/palabras";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import { codigoCortoLegible } from "~/domain/shared/codigoCorto";
import { soles } from "~/domain/shared/dinero";
import { diaYHora } from "~/domain/shared/fechas";
import { refuse } from "~/domain/shared/result";
import { cartaDeDevuelto } from "~/domain/ventas/pagos/avisosDePago";
import { totalDe } from "~/domain/ventas/pedidos/pedido";
import { cambioEnPalabras, estadoDicho, palabraDeEstado } from "~/domain/ventas/rastro/textos";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { conCodigo, pideCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";

const idPedidoDe = ({ params }: Pick<LoaderArgs, "params">) => params.idPedido ?? "";

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { pedido, rastro, estados, devolucion } = exigir(
    await services.atencion.verPedido(miembro, idPedidoDe(args)),
    RECHAZOS_DE_DEVOLUCION,
  );
  const hecho = new URL(args.request.url).searchParams.has("hecho");
  return {
    codigo: pedido.codigo == null ? pedido.idPedido : codigoCortoLegible(pedido.codigo),
    clase: NOMBRE_DE_CLASE[pedido.clase] ?? "otro",
    total: soles(totalDe(pedido)),
    estado: palabraDeEstado("pedido", estadoDicho(estados.pedido, pedido)),
    hrefDePersona: `/equipo/personas/${pedido.idPersona}`,
    historial: rastro.map((cambio) => ({
      texto: cambioEnPalabras(cambio, pedido),
      cuando: diaYHora(cambio.creadoEn, services.now()),
    })),
    hecho: hecho ? "Pediste la devolución. La persona recibe el correo cuando su dinero sale." : null,
    pideCodigo: pideCodigo(miembro),
    razones: Object.entries(RAZONES_DE_DEVOLUCION).map(([valor, texto]) => ({ valor, texto })),
    devolucion: devolucion && {
      monto: soles(devolucion.centimos),
      carta: cartaDeDevuelto(soles(devolucion.centimos)),
      impedimento: devolucion.rechazo && RECHAZOS_DE_DEVOLUCION[devolucion.rechazo].mensaje,
    },
  };
}

const PROPIOS = { ...RECHAZOS_DE_DEVOLUCION, ...RECHAZOS_AL_ENTRAR_AL_EQUIPO };
/** Refusals of sellers bring their own words. */
const NO_SE_DEVUELVE = { clase: "conflict", mensaje: "Este pedido no se puede devolver ahora." } as const;
const RECHAZOS = { ...PROPIOS, "no-se-devuelve": NO_SE_DEVUELVE };

const esPropio = (rechazo: string): rechazo is keyof typeof PROPIOS => Object.hasOwn(PROPIOS, rechazo);

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const datos = await leerCampos(args);
  const idPedido = idPedidoDe(args);
  return recibir(datos, {
    esquema: devolucionPedida,
    rechazos: RECHAZOS,
    async pedir(devolucion) {
      const probado = await conCodigo(args.request, miembro, datos);
      if (!probado.ok) return probado;
      const hecha = await services.atencion.devolverDinero(probado.value, { ...devolucion, idPedido });
      if (hecha.ok) return hecha;
      const { rechazo } = hecha;
      return esPropio(rechazo) ? refuse(rechazo as RechazoDeDevolucion) : refuse("no-se-devuelve");
    },
    luego: () => seguirEn(`/equipo/pedidos/${encodeURIComponent(idPedido)}?hecho=si`),
    salvo: (rechazo) => (rechazo === "sin-acceso" ? redirect("/equipo/entrar", 303) : null),
  });
}
