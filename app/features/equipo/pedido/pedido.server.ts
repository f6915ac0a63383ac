import {
  enCentimos,
  pedidoDeCancelacion,
  pedidoDeDevolucion,
  pedidoDeParte,
  RECHAZOS_DE_APROBACION,
} from "~/domain/atencion/aprobaciones/aprobacion";
import {
  cancelacionPedida,
  RAZONES_DE_CANCELACION,
  RECHAZOS_AL_CANCELAR_SESION,
} from "~/domain/atencion/pedidos/cancelarSesion";
import {
  devolucionPedida,
  RAZONES_DE_DEVOLUCION,
  RECHAZOS_DE_DEVOLUCION,
} from "~/domain/atencion/pedidos/devolucion";
import { NOMBRE_DE_CLASE } from "~/domain/atencion/personas/palabras";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import { codigoCortoLegible } from "~/domain/shared/codigoCorto";
import { soles } from "~/domain/shared/dinero";
import { diaYHora } from "~/domain/shared/fechas";
import { refuse } from "~/domain/shared/result";
import type { Vuelve } from "~/domain/ventas/devoluciones/vuelve";
import { cartaDeDevuelto } from "~/domain/ventas/pagos/avisosDePago";
import { totalDe } from "~/domain/ventas/pedidos/pedido";
import { cambioEnPalabras, estadoDicho, palabraDeEstado } from "~/domain/ventas/rastro/textos";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { actosDe, recibirActo } from "../marco/actos.server";
import { pideCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { CANCELAR, DEVOLVER, PEDIR_CANCELACION, PEDIR_DEVOLUCION, PEDIR_PARTE } from "./intenciones";

const idPedidoDe = ({ params }: Pick<LoaderArgs, "params">) => params.idPedido ?? "";

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [DEVOLVER]: "Pediste la devolución. La persona recibe el correo cuando su dinero sale.",
  [PEDIR_DEVOLUCION]: "Pediste la aprobación de Finanzas. La respuesta llega a Hoy.",
  [PEDIR_PARTE]: "Pediste la aprobación de Finanzas. La respuesta llega a Hoy.",
  [PEDIR_CANCELACION]: "Pediste la aprobación de Finanzas. La sesión se cancela cuando aprueba.",
  [CANCELAR]: "Cancelaste la sesión. La persona ya lo sabe.",
};

const NO_LLEGO = "Anotaste que la persona no llegó.";

function devuelveDicho(vuelve: Vuelve): string {
  if (vuelve.tipo === "dinero") return `Vuelven ${soles(vuelve.centimos)}`;
  if (vuelve.tipo === "bono") return `Vuelve ${bonos(1)}`;
  return vuelve.tipo === "cupon" ? "Vuelve su cupón" : "No vuelve nada";
}

type SesionDePedido = NonNullable<Awaited<ReturnType<typeof services.atencion.verSesionDePedido>>>;

/** Reasons for which the member cancels alone, or those that need an approval. */
const opcionesDe = ({ opciones }: SesionDePedido, sola: boolean) =>
  opciones
    .filter(({ rechazo }) => (rechazo === null) === sola)
    .map(({ razon, vuelve, carta }) => ({
      ...{ razon, texto: RAZONES_DE_CANCELACION[razon], devuelve: devuelveDicho(vuelve) },
      carta: carta && {
        asunto: carta.asunto,
        lineas: [
          ...[carta.saludo, ...carta.parrafos],
          ...(carta.datos ?? []).map(([termino, valor]) => `${termino}: ${valor}`),
          ...(carta.enlaces ?? []).map(({ texto }) => texto),
        ],
      },
    }));

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const visto = await services.atencion.verPedido(miembro, idPedidoDe(args));
  const { pedido, rastro, estados, devolucion, parte, conBono } = exigir(visto, RECHAZOS_DE_DEVOLUCION);
  const intencion = new URL(args.request.url).searchParams.get("hecho") ?? "";
  const sesion = await services.atencion.verSesionDePedido(miembro, pedido.idPedido);
  return {
    codigo: pedido.codigo == null ? pedido.idPedido : codigoCortoLegible(pedido.codigo),
    clase: NOMBRE_DE_CLASE[pedido.clase] ?? "otro",
    total: conBono ? bonos(1) : soles(totalDe(pedido)),
    estado: palabraDeEstado("pedido", estadoDicho(estados.pedido, pedido)),
    hrefDePersona: `/equipo/personas/${pedido.idPersona}`,
    historial: rastro.map((cambio) => ({
      texto: cambioEnPalabras(cambio, pedido),
      cuando: diaYHora(cambio.creadoEn, services.now()),
    })),
    // A session that stands after its form is one to which the person did not come.
    hecho: sesion && intencion === CANCELAR ? NO_LLEGO : hechoDe(args, HECHO),
    pideCodigo: pideCodigo(miembro),
    razones: Object.entries(RAZONES_DE_DEVOLUCION).map(([valor, texto]) => ({ valor, texto })),
    devolucion: devolucion && {
      monto: soles(devolucion.centimos),
      carta: cartaDeDevuelto(soles(devolucion.centimos)),
      impedimento: devolucion.rechazo && RECHAZOS_DE_DEVOLUCION[devolucion.rechazo].mensaje,
      sePide: devolucion.sePide,
    },
    parte: parte && { queda: soles(parte.centimos) },
    sesion: sesion && {
      ...{ cuando: diaYHora(sesion.inicio, services.now()), version: sesion.version },
      vuelve: sesion.opciones.find(({ razon }) => razon === "persona")?.vuelve.tipo ?? "nada",
      opciones: opcionesDe(sesion, true),
      // Reasons beyond the member's own right, and the words that say why.
      porPedir: opcionesDe(sesion, false),
      impedimento:
        sesion.opciones.flatMap(({ rechazo }) =>
          rechazo === null ? [] : RECHAZOS_DE_DEVOLUCION[rechazo].mensaje,
        )[0] ?? null,
    },
  };
}

/** Refusals of sellers bring their own words. */
const NO_SE_DEVUELVE = { clase: "conflict", mensaje: "Este pedido no se puede devolver ahora." } as const;
const RECHAZOS = {
  ...RECHAZOS_AL_CANCELAR_SESION,
  ...RECHAZOS_DE_APROBACION,
  ...RECHAZOS_DE_DEVOLUCION,
  "fuera-de-plazo": RECHAZOS_DE_DEVOLUCION["fuera-de-plazo"],
  "no-se-devuelve": NO_SE_DEVUELVE,
};
type Rechazo = keyof typeof RECHAZOS;

const acto = actosDe<{ idPedido: string }, Rechazo>();
const ACTOS = {
  [DEVOLVER]: acto(devolucionPedida, async ({ miembro, idPedido }, devolucion) => {
    const hecha = await services.atencion.devolverDinero(miembro, { ...devolucion, idPedido });
    if (hecha.ok) return hecha;
    const { rechazo } = hecha;
    return refuse(Object.hasOwn(RECHAZOS, rechazo) ? (rechazo as Rechazo) : "no-se-devuelve");
  }),
  [PEDIR_DEVOLUCION]: acto(pedidoDeDevolucion, ({ miembro, idPedido }, { motivo }) =>
    services.atencion.pedirAprobacion(miembro, {
      ...{ clase: "devolucion", idPersona: null, objeto: idPedido, cantidad: 0, motivo },
    }),
  ),
  [PEDIR_PARTE]: acto(pedidoDeParte, ({ miembro, idPedido }, { soles: pedidos, motivo }) =>
    services.atencion.pedirAprobacion(miembro, {
      ...{ clase: "devolucion", idPersona: null, objeto: idPedido, cantidad: enCentimos(pedidos), motivo },
      modo: "parte",
    }),
  ),
  [PEDIR_CANCELACION]: acto(pedidoDeCancelacion, ({ miembro, idPedido }, { razon, motivo }) =>
    services.atencion.pedirAprobacion(miembro, {
      ...{ clase: "devolucion", idPersona: null, objeto: idPedido, cantidad: 0, motivo, modo: razon },
    }),
  ),
  [CANCELAR]: acto(cancelacionPedida, ({ miembro, idPedido }, cancelacion) =>
    services.atencion.cancelarSesion(miembro, { ...cancelacion, idPedido }),
  ),
};

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const datos = await leerCampos(args);
  const idPedido = idPedidoDe(args);
  return recibirActo({
    ...{ request: args.request, datos, en: { miembro, idPedido }, actos: ACTOS, rechazos: RECHAZOS },
    href: `/equipo/pedidos/${encodeURIComponent(idPedido)}`,
  });
}
