import { motivoDeEquipo, RECHAZOS_AL_VER_PERSONA } from "~/domain/atencion/personas/verPersona";
import { NOMBRE_DE_CLASE, NOMBRE_DE_ESTADO } from "~/domain/atencion/personas/palabras";
import { codigoCortoLegible } from "~/domain/shared/codigoCorto";
import { soles } from "~/domain/shared/dinero";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir } from "~/shell/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";

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
  const ahora = services.now();
  const hechos = [
    ...visto.pedidos.map(({ en, idPedido, codigo, clase, estado, totalCentimos }) => ({
      ...{ en, que: `Pedido: ${NOMBRE_DE_CLASE[clase] ?? "otro"}`, codigo: legible(codigo) },
      detalle: `${NOMBRE_DE_ESTADO[estado] ?? estado} · ${soles(totalCentimos)}`,
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
      ...{ en, que: `Comprobante: ${tipo.replaceAll("-", " ")}`, codigo: numero },
      ...{ detalle: soles(totalCentimos), href: null },
    })),
    // One line tells that they exist: which texts they are may tell of health.
    ...visto.consentimientos.slice(0, 1).map(({ en }) => ({
      ...{ en, que: "Respondió a textos legales", codigo: null, detalle: null, href: null },
    })),
  ];
  return {
    ...{ nombre, documento, correo, telefono, daContacto: visto.daContacto },
    hechos: hechos
      .toSorted((a, b) => +b.en - +a.en)
      .map(({ en, ...hecho }) => ({ ...hecho, cuando: diaYHora(en, ahora) })),
  };
}

type Contacto = Extract<Awaited<ReturnType<typeof services.atencion.verContacto>>, { ok: true }>["value"];

/** The whole contact stands only in the answer to the form that gave its reason. */
export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const idPersona = idPersonaDe(args);
  let contacto: Contacto | null = null;
  return recibir(await leerCampos(args), {
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
