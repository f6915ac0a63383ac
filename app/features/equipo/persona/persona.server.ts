import {
  MONEDAS,
  MONEDAS_SIN_APROBACION,
  pedidoDeCortesia,
  pedidoDePlan,
  pedidoDeSegundoFactor,
  RECHAZOS_DE_APROBACION,
  regaloDeMonedas,
  regaloPropio,
  type RechazoDeAprobacion,
} from "~/domain/atencion/aprobaciones/aprobacion";
import { motivoDeEquipo, RECHAZOS_AL_VER_PERSONA } from "~/domain/atencion/personas/verPersona";
import { NOMBRE_DE_CLASE, NOMBRE_DE_ESTADO } from "~/domain/atencion/personas/palabras";
import { PLANES } from "~/domain/cuentas/perfil/planes";
import type { Miembro } from "~/domain/equipo/derechos/exigir";
import { codigoCortoLegible } from "~/domain/shared/codigoCorto";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import { soles } from "~/domain/shared/dinero";
import { diaYHora } from "~/domain/shared/fechas";
import { NOMBRE_DE_COMPROBANTE } from "~/domain/ventas/comprobantes/comprobante";
import { services } from "~/services.server";
import { recibir, type SinHacer } from "~/shell/formularios/envio.server";
import { exigir, type Respuesta } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { actosDe, recibirActo } from "../marco/actos.server";
import { pideCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import {
  PEDIR_BONOS,
  PEDIR_MONEDAS,
  PEDIR_PLAN,
  PEDIR_SEGUNDO_FACTOR,
  REGALAR,
  REGALAR_MONEDAS,
  VER_CONTACTO,
} from "./intenciones";

const NADIE = 0;

/** Number in the address. Any other text is nobody's, and the use case asks for the right first. */
const idPersonaDe = ({ params: { idPersona = "" } }: Pick<LoaderArgs, "params">): number =>
  /^[1-9]\d{0,8}$/.test(idPersona) ? Number(idPersona) : NADIE;

const legible = (codigo: string | null) => (codigo === null ? null : codigoCortoLegible(codigo));

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const visto = exigir(
    await services.atencion.verPersona(miembro, idPersonaDe(args)),
    RECHAZOS_AL_VER_PERSONA,
  );
  const { nombre, documento, correo, telefono } = visto.persona;
  const { especialidades, ...posibles } = await services.atencion.verPosibles(miembro, idPersonaDe(args));
  const ahora = services.now();
  const hechos = [
    ...visto.pedidos.map(({ en, idPedido, codigo, clase, estado, totalCentimos, conBono }) => ({
      ...{ en, que: `Pedido: ${NOMBRE_DE_CLASE[clase] ?? "otro"}`, codigo: legible(codigo) },
      detalle: `${NOMBRE_DE_ESTADO[estado] ?? estado} · ${conBono ? bonos(1) : soles(totalCentimos)}`,
      href: `/equipo/pedidos/${idPedido}`,
    })),
    ...visto.sesiones.map(({ en, inicio, codigo, estado, especialidad }) => ({
      ...{
        en,
        que: especialidad === undefined ? "Sesión" : `Sesión de ${especialidad}`,
        codigo: legible(codigo),
      },
      ...{ detalle: `${NOMBRE_DE_ESTADO[estado] ?? estado} · ${diaYHora(inicio, ahora)}`, href: null },
    })),
    ...visto.comprobantes.map(({ en, tipo, numero, totalCentimos }) => ({
      ...{ en, que: `Comprobante: ${NOMBRE_DE_COMPROBANTE[tipo].toLowerCase()}`, codigo: numero },
      ...{ detalle: soles(totalCentimos), href: null },
    })),
    // One line tells that they exist: which texts they are may tell of health.
    ...visto.consentimientos.slice(0, 1).map(({ en }) => ({
      ...{ en, que: "Respondió a textos legales", codigo: null, detalle: null, href: null },
    })),
  ];
  return {
    ...{ nombre, documento, correo, telefono, daContacto: visto.daContacto },
    ...posibles,
    monedasSinAprobacion: MONEDAS_SIN_APROBACION,
    pideCodigo: pideCodigo(miembro),
    especialidades: especialidades.map(({ slug, name }) => ({ valor: slug, texto: name })),
    planes: Object.values(PLANES).map((plan) => ({ valor: plan.codigoPlan, texto: plan.nombre })),
    hecho: hechoDe(args, HECHO),
    hechos: hechos
      .toSorted((a, b) => +b.en - +a.en)
      .map(({ en, ...hecho }) => ({ ...hecho, cuando: diaYHora(en, ahora) })),
  };
}

/** Sentences after an act, by the value of `hecho` in the address. */
const PEDIDO = "Pediste la aprobación de Finanzas. La respuesta llega a Hoy.";
const HECHO: Readonly<Record<string, string>> = {
  [REGALAR]: "Regalaste 1 bono. La persona ya lo sabe.",
  [REGALAR_MONEDAS]: "Regalaste monedas. La persona ya lo sabe.",
  ...{ [PEDIR_BONOS]: PEDIDO, [PEDIR_MONEDAS]: PEDIDO, [PEDIR_PLAN]: PEDIDO, [PEDIR_SEGUNDO_FACTOR]: PEDIDO },
};

const acto = actosDe<{ idPersona: number }, RechazoDeAprobacion>();
const ACTOS = {
  [REGALAR]: acto(regaloPropio, ({ miembro, idPersona }, regalo) =>
    services.atencion.regalarBono(miembro, { ...regalo, idPersona }),
  ),
  [PEDIR_BONOS]: acto(pedidoDeCortesia, ({ miembro, idPersona }, { especialidad, bonos, motivo }) =>
    services.atencion.pedirAprobacion(miembro, {
      ...{ clase: "cortesia", idPersona, objeto: especialidad, cantidad: bonos, motivo },
    }),
  ),
  [REGALAR_MONEDAS]: acto(regaloDeMonedas, ({ miembro, idPersona }, { monedas: cantidad, motivo }) =>
    services.atencion.regalarMonedas(miembro, { idPersona, cantidad, motivo }),
  ),
  [PEDIR_MONEDAS]: acto(regaloDeMonedas, ({ miembro, idPersona }, { monedas: cantidad, motivo }) =>
    services.atencion.pedirAprobacion(miembro, {
      ...{ clase: "cortesia", idPersona, objeto: MONEDAS, cantidad, motivo },
    }),
  ),
  [PEDIR_PLAN]: acto(pedidoDePlan, ({ miembro, idPersona }, { cambio, plan, motivo }) =>
    services.atencion.pedirAprobacion(miembro, {
      ...{ clase: "plan", idPersona, objeto: plan, cantidad: cambio === "dar" ? 1 : -1, motivo },
    }),
  ),
  [PEDIR_SEGUNDO_FACTOR]: acto(pedidoDeSegundoFactor, ({ miembro, idPersona }, { motivo }) =>
    services.atencion.pedirAprobacion(miembro, {
      ...{ clase: "segundo-factor", idPersona, objeto: "", cantidad: 0, motivo },
    }),
  ),
};

type Contacto = Extract<Awaited<ReturnType<typeof services.atencion.verContacto>>, { ok: true }>["value"];

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const idPersona = idPersonaDe(args);
  const datos = await leerCampos(args);
  if (datos.get("intencion") === VER_CONTACTO) return darContacto(miembro, idPersona, datos);
  const respuesta = await recibirActo({
    ...{ request: args.request, datos, en: { miembro, idPersona }, actos: ACTOS },
    ...{ rechazos: RECHAZOS_DE_APROBACION, href: `/equipo/personas/${idPersona}` },
  });
  return respuesta as Respuesta<SinHacer & { contacto?: Contacto | null }>;
}

/** The whole contact stands only in the answer to the form that gave its reason. */
function darContacto(miembro: Miembro, idPersona: number, datos: FormData) {
  let contacto: Contacto | null = null;
  return recibir(datos, {
    esquema: motivoDeEquipo,
    rechazos: RECHAZOS_AL_VER_PERSONA,
    pedir: ({ motivo }) => services.atencion.verContacto(miembro, { idPersona, motivo }),
    luego(value) {
      contacto = value;
      return null;
    },
    con: () => ({ contacto }),
  });
}
