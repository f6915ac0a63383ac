import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import { NOMBRE_DE_ROL, tieneDerecho } from "~/domain/equipo/derechos/derechos";
import { ACCIONES_DE_EQUIPO, filtroDeRegistro, numeroDeAprobacion } from "~/domain/equipo/registro/registro";
import { soles } from "~/domain/shared/dinero";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { pideCodigo } from "../marco/prueba.server";
import { exigirMiembro } from "../marco/sesion.server";

/** Reach of the page in words. */
const ALCANCES = {
  todo: "Todo lo que el equipo vio e hizo.",
  equipo: "Lo que hizo quien atiende sesiones y talleres, y lo que tú viste e hiciste.",
  dinero: "Lo que movió dinero, y lo que tú viste e hiciste.",
  "sin-personas": "Lo que no es de ninguna persona, y lo que tú viste e hiciste.",
  propio: "Lo que tú viste e hiciste.",
} as const;

const HREF = "/equipo/registro";

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const escrito = Object.fromEntries(new URL(args.request.url).searchParams);
  const filtro = filtroDeRegistro.parse(escrito);
  const { alcance, lineas, siguiente } = exigir(
    await services.equipo.verRegistro(miembro, filtro),
    RECHAZOS_POR_DERECHO,
  );
  const { accion, cuenta } = filtro;
  const conFiltro = (mas: Record<string, string>) =>
    `${HREF}?${new URLSearchParams({ ...(accion && { accion }), ...(cuenta && { cuenta }), ...mas })}`;
  const permiso = { derecho: "exportar-registro", uso: "hacer" } as const;
  const exporte = tieneDerecho(miembro.roles, permiso)
    ? exigir(await services.equipo.contarExporte(miembro, filtro), RECHAZOS_POR_DERECHO)
    : null;
  return {
    exporte,
    cuenta: cuenta ?? "",
    pideCodigo: pideCodigo(miembro),
    sinExporte:
      escrito.sin === "codigo-equivocado" || escrito.sin === "falta-confirmar"
        ? RECHAZOS_AL_ENTRAR_AL_EQUIPO[escrito.sin].mensaje
        : null,
    guia: ALCANCES[alcance],
    accion: accion ?? "",
    acciones: Object.entries(ACCIONES_DE_EQUIPO).map(([valor, texto]) => ({ valor, texto })),
    filtrado: Boolean(accion ?? cuenta),
    desdeElInicio: filtro.antes === undefined,
    primera: conFiltro({}),
    siguiente: siguiente === null ? null : conFiltro({ antes: siguiente }),
    lineas: lineas.map((linea) => ({
      id: linea.idLinea,
      cuando: diaYHora(linea.creadaEn, services.now()),
      que: ACCIONES_DE_EQUIPO[linea.accion],
      actor: linea.actor,
      suyas: linea.idCuenta === null ? null : `${HREF}?${new URLSearchParams({ cuenta: linea.idCuenta })}`,
      roles: linea.roles.map((rol) => NOMBRE_DE_ROL[rol]).join(", "),
      // The words of an approval's line name its thing already.
      objeto:
        linea.idAprobacion === null ? linea.objeto : `Aprobación ${numeroDeAprobacion(linea.idAprobacion)}`,
      dinero: linea.centimos === null ? null : soles(linea.centimos),
      motivo: linea.motivo,
      red: linea.red,
    })),
  };
}
