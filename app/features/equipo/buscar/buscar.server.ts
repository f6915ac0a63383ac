import { busqueda, PERSONAS_SIN_MOTIVO, RECHAZOS_AL_BUSCAR } from "~/domain/atencion/busqueda/buscar";
import { codigoCortoLegible } from "~/domain/shared/codigoCorto";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { vistas } = exigir(await services.atencion.verBusqueda(miembro), RECHAZOS_AL_BUSCAR);
  return { pideMotivo: vistas >= PERSONAS_SIN_MOTIVO };
}

type Hallado = Extract<Awaited<ReturnType<typeof services.atencion.buscar>>, { ok: true }>["value"];

/** The text is sent in a form and answered on the same page: addresses are kept in logs and histories. */
export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  let hallado: Hallado | null = null;
  return recibir(await leerCampos(args), {
    esquema: busqueda,
    rechazos: RECHAZOS_AL_BUSCAR,
    pedir: (datos) => services.atencion.buscar(miembro, datos),
    luego(value) {
      hallado = value;
      return value.idPedido === null ? null : seguirEn(`/equipo/pedidos/${value.idPedido}`);
    },
    con: () => ({ hallado: hallado && enPantalla(hallado) }),
  });
}

const enPantalla = ({ personas, pedidos, hayMas }: Hallado) => ({
  hayMas,
  personas: personas.map(({ idPersona, ...persona }) => ({
    ...persona,
    href: `/equipo/personas/${idPersona}`,
  })),
  pedidos: pedidos.map(({ idPedido, codigo, creadoEn }) => ({
    codigo: codigo === null ? idPedido : codigoCortoLegible(codigo),
    cuando: diaYHora(creadoEn, services.now()),
    href: `/equipo/pedidos/${idPedido}`,
  })),
});
