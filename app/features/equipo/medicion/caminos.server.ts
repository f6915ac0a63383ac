import { llegadaDe } from "~/domain/analitica/conteos/llegada";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";
import { diaCorto, enTexto } from "./palabras";
import { usoDe } from "./uso.server";

const enPorciento = (parte: number | null) => (parte === null ? "—" : `${Math.round(parte * 100)} %`);

export async function loader(args: LoaderArgs) {
  const { vista, marco } = await usoDe(args, services.maquina.verUso.caminos);
  return {
    ...marco,
    caminos: vista.viajes.map(({ nombre, pasos, dias }) => {
      const mayor = Math.max(1, ...pasos.map(({ cuantos }) => cuantos ?? 0));
      const llegan = llegadaDe(pasos, pasos.length - 1);
      return {
        nombre,
        llegan: llegan === null ? null : enPorciento(llegan),
        pasos: pasos.map(({ nombre: paso, cuantos }, indice) => ({
          nombre: paso,
          veces: enTexto(cuantos),
          parte: (cuantos ?? 0) / mayor,
          delPrimero: enPorciento(llegadaDe(pasos, indice)),
        })),
        dias: dias.map(({ dia, pasos: veces }) => ({
          id: dia,
          celdas: [diaCorto(dia), ...veces.map(enTexto)],
        })),
      };
    }),
  };
}
