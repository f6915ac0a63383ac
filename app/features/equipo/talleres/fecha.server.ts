import { soles } from "~/domain/shared/dinero";
import { diaYHora, horaDe } from "~/domain/shared/fechas";
import { enUnTexto, personasEnPalabras } from "~/domain/talleres/deEquipo/antesDeCancelar";
import {
  asistenciasMarcadas,
  cancelacionDeFecha,
  cuposNuevos,
  MAXIMO_DE_CUPOS,
  RAZONES_DE_CANCELAR_FECHA,
  RECHAZOS_DE_TALLER_DE_EQUIPO,
  type RechazoDeTallerDeEquipo,
} from "~/domain/talleres/deEquipo/rechazos";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { actosDe, recibirActo } from "../marco/actos.server";
import { hechoDe } from "../marco/hecho";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { hrefDeFecha } from "./direcciones";
import { CANCELAR, CUPOS, MARCAR } from "./intenciones";
import { conMayuscula, etiquetaDe, porcientoDe, tomados } from "./palabras";

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [CUPOS]: "Cambiaste los lugares.",
  [MARCAR]: "Guardaste la asistencia.",
  [CANCELAR]: "Cancelaste esta fecha. Cada persona recibe un correo.",
};

const claveDe = ({ params }: Pick<LoaderArgs, "params">) => ({
  uid: params.uid ?? "",
  fecha: params.fecha ?? "",
});

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const visto = await services.talleres.deEquipo.verFecha(miembro, claveDe(args));
  const { fecha, gente, anfitrion, asistentes, sinLugar, seMarca, cambiaCupos, cancelacion } = exigir(
    visto,
    RECHAZOS_DE_TALLER_DE_EQUIPO,
  );
  const ahora = services.now();
  return {
    titulo: fecha.titulo,
    cuando: conMayuscula(`${diaYHora(fecha.inicio, ahora)}, hasta las ${horaDe(fecha.fin)}`),
    ...{ anfitrion, asistentes, sinLugar, seMarca, canceladaPor: fecha.canceladaPor },
    etiqueta: etiquetaDe(fecha, gente, ahora),
    hecho: hechoDe(args, HECHO),
    lleno: porcientoDe(fecha, gente),
    numeros: [
      { term: "Lugares tomados", value: `${tomados(gente)} de ${fecha.cupos}` },
      ...(gente.guardados > 0
        ? [{ term: "Guardados, por aceptar o pagar", value: String(gente.guardados) }]
        : []),
      { term: "En espera", value: String(gente.esperan) },
      ...(fecha.inicio <= ahora ? [{ term: "Asistieron", value: String(gente.asistieron) }] : []),
    ],
    cupos: cambiaCupos ? { hay: fecha.cupos, maximo: MAXIMO_DE_CUPOS } : null,
    cancelacion: cancelacion && {
      personas: personasEnPalabras(cancelacion.personas),
      vuelve: enUnTexto(cancelacion),
      devoluciones: [
        { term: "Soles", value: soles(cancelacion.centimos) },
        { term: "Cupones", value: String(cancelacion.cupones) },
        { term: "Bonos", value: String(cancelacion.bonos) },
      ],
      razones: Object.entries(RAZONES_DE_CANCELAR_FECHA).map(([valor, texto]) => ({ valor, texto })),
    },
  };
}

const acto = actosDe<{ uid: string; fecha: string }, RechazoDeTallerDeEquipo>();
const ACTOS = {
  [CUPOS]: acto(cuposNuevos, ({ miembro, uid, fecha }, cambio) =>
    services.talleres.deEquipo.cambiarCupos(miembro, { ...cambio, uid, fecha }),
  ),
  [MARCAR]: acto(asistenciasMarcadas, ({ miembro, uid, fecha }, { asistieron }) =>
    services.talleres.deEquipo.marcarAsistencias(miembro, { uid, fecha, asistieron }),
  ),
  [CANCELAR]: acto(cancelacionDeFecha, ({ miembro, uid, fecha }, cancelacion) =>
    services.talleres.deEquipo.cancelarFecha(miembro, { ...cancelacion, uid, fecha }),
  ),
};

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const datos = await leerCampos(args);
  const clave = claveDe(args);
  return recibirActo({
    ...{ request: args.request, datos, en: { miembro, ...clave }, actos: ACTOS },
    rechazos: RECHAZOS_DE_TALLER_DE_EQUIPO,
    href: hrefDeFecha(clave),
    codigoEnSuCampo: true,
  });
}
