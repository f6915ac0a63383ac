import { comoPatron } from "../../../app/domain/analitica/eventos";
import { fechaDe } from "../../../app/domain/shared/fechas";
import type { Repos } from "../../../app/domain/shared/puertos";

export async function probar({ conteos }: Repos<"conteos">, { ahora }: { ahora: Date }) {
  const dia = fechaDe(ahora);
  const evento = "virtual-page-view";
  await conteos.anotarLote("lote", ahora);
  await conteos.sumar([{ dia, evento, pagina: comoPatron("/"), detalle: "ok", cuantos: 2 }]);
  await conteos.sumados({
    desde: dia,
    hasta: dia,
    eventos: [evento],
    por: ["pagina", "detalle"],
    minimoPorDia: 5,
  });
  await conteos.olvidarLotes(ahora);
}
