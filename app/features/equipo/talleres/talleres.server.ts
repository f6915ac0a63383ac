import { diaCercano, diaVisto, fechaDe, horaDe, sumarDias } from "~/domain/shared/fechas";
import { RECHAZOS_DE_TALLER_DE_EQUIPO, diaDeTalleres } from "~/domain/talleres/deEquipo/rechazos";
import { DIAS_DE_TALLERES } from "~/domain/talleres/deEquipo/verFechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";
import { HREF_DE_TALLERES, hrefDeFecha } from "./direcciones";
import { conMayuscula, etiquetaDe, porcientoDe, tomados } from "./palabras";

const enElDia = (dia: string) => `${HREF_DE_TALLERES}?${new URLSearchParams({ dia })}`;

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const elegido = diaDeTalleres.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const visto = await services.talleres.deEquipo.verFechas(miembro, elegido);
  const ahora = services.now();
  const hoy = fechaDe(ahora);
  const unida = visto.ok || visto.rechazo !== "sin-anfitrion";
  const { desde, fechas } = unida ? exigir(visto, RECHAZOS_DE_TALLER_DE_EQUIPO) : { desde: hoy, fechas: [] };
  const dias = [...new Set(fechas.map(({ inicio }) => fechaDe(inicio)))];
  return {
    desde,
    // Says why a host sees nothing yet.
    sinUnion: unida ? null : RECHAZOS_DE_TALLER_DE_EQUIPO["sin-anfitrion"].mensaje,
    anterior: enElDia(sumarDias(desde, -DIAS_DE_TALLERES)),
    siguiente: enElDia(sumarDias(desde, DIAS_DE_TALLERES)),
    hoy: desde === hoy ? null : HREF_DE_TALLERES,
    dias: dias.map((dia) => {
      const cercano = diaCercano(dia, ahora);
      return {
        dia,
        titulo: conMayuscula(cercano ? `${cercano}, ${diaVisto(dia, ahora)}` : diaVisto(dia, ahora)),
        fechas: fechas
          .filter(({ inicio }) => fechaDe(inicio) === dia)
          .map(({ anfitrion, gente, ...fecha }) => ({
            href: hrefDeFecha(fecha),
            titulo: fecha.titulo,
            anfitrion,
            hora: horaDe(fecha.inicio),
            hasta: horaDe(fecha.fin),
            lugares: `${tomados(gente)} de ${fecha.cupos} lugares`,
            lleno: porcientoDe(fecha, gente),
            esperan: gente.esperan,
            asistieron: fecha.inicio <= ahora && fecha.canceladaPor === null ? gente.asistieron : null,
            etiqueta: etiquetaDe(fecha, gente, ahora),
          })),
      };
    }),
  };
}
