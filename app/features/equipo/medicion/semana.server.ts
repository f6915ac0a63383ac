import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { CIFRAS, type Cifra } from "~/domain/operador/cifras/repositorio";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";
import { enTexto, tramo } from "./palabras";
import { partesDe } from "./partes";

const NOMBRE_DE_CIFRA: Record<Cifra, string> = {
  reservadas: "Reservadas",
  canceladas: "Canceladas",
  inasistencias: "No llegaron",
  pagos: "Pagos",
  devoluciones: "Devoluciones",
  cuentas: "Cuentas nuevas",
};

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const semanas = exigir(await services.maquina.verCifras(miembro), RECHAZOS_POR_DERECHO);
  const ultima = semanas.findLast(({ enCurso }) => !enCurso)!;
  const primera = semanas.findIndex(({ cifras }) => CIFRAS.some((cifra) => cifras[cifra] !== null));
  return {
    partes: partesDe(miembro),
    semana: tramo(ultima.lunes, ultima.domingo),
    cifras: CIFRAS.map((cifra) => ({
      nombre: NOMBRE_DE_CIFRA[cifra],
      texto: enTexto(ultima.cifras[cifra]),
      esPoca: ultima.cifras[cifra] === null,
      semanas: semanas.map(({ lunes, enCurso, cifras }) => ({
        ...{ nombre: lunes, enCurso, cuantos: cifras[cifra] },
      })),
    })),
    columnas: ["Semana", ...CIFRAS.map((cifra) => NOMBRE_DE_CIFRA[cifra])],
    // The newest week comes first. Weeks before the first with a figure say nothing, and are no rows.
    filas: (primera < 0 ? [] : semanas.slice(primera).toReversed()).map(
      ({ lunes, domingo, enCurso, cifras }) => ({
        id: lunes,
        celdas: [
          `${tramo(lunes, domingo)}${enCurso ? ", en curso" : ""}`,
          ...CIFRAS.map((cifra) => enTexto(cifras[cifra])),
        ],
      }),
    ),
  };
}
