import { z } from "zod";
import { valorPublico } from "../../app/domain/consentimientos/sorteos/ganador";
import { datosDeSorteo } from "../../app/domain/consentimientos/sorteos/crearSorteo";
import { RECHAZOS_AL_SORTEAR } from "../../app/domain/cuentas/sorteos/sortear";
import { codigo, leer, leerArchivo } from "../platform/orders/argumentos";
import { orden, texto } from "../platform/orders/orden";

const PASO = z.enum(
  ["crear", "comprometer", "lista", "cerrar", "ganador"],
  "es crear, comprometer, lista, cerrar o ganador",
);
const deArchivo = z.object({
  semilla: z.string("falta la semilla").regex(/^[0-9a-f]{64}$/, "no es una semilla"),
});

export const orders = {
  sorteo: orden({
    uso: "sorteo crear --archivo sorteo.json | sorteo comprometer ID | sorteo lista ID | sorteo cerrar ID VALOR --archivo semilla.json | sorteo ganador ID",
    ayuda:
      "`crear` anuncia uno, y desde entonces no cambia: el archivo trae idSorteo, premio, existencias (las gana todas un solo número), fuentePublica, hasta, sorteoEn y, si no se abre ahora mismo, desde, en hora de Perú (2026-12-01 08:00); organiza quien dice la configuración. Antes del cierre `comprometer` crea la semilla y guarda solo su huella: conserva lo que imprime con --json. Al cierre la lista de participaciones queda fija, y `lista` la imprime: de cada una su número y una huella que no dice de quién es, y la huella de todas. El día del sorteo, con ese archivo y el valor público que nombran las bases (03-08-15-22-31-40: los seis números con dos cifras, de menor a mayor, sin la bolilla adicional), elige el número ganador una sola vez y le avisa a su persona por correo y en sus avisos. `ganador` muestra cómo llamarla, y ella verá en sus datos que se abrió.",
    opciones: { archivo: texto },
    rechazos: RECHAZOS_AL_SORTEAR,
    hacer({ acts, operador, resto, opciones }) {
      const paso = leer(PASO, resto[0], "sorteo");
      if (paso === "crear") {
        const sorteo = leer(datosDeSorteo, leerArchivo(opciones.archivo), "archivo");
        return acts.sorteos.crear({ operador, sorteo });
      }
      const idSorteo = leer(codigo, resto[1], "ID");
      if (paso === "comprometer") return acts.sorteos.comprometer({ operador, idSorteo });
      if (paso === "lista") return acts.sorteos.lista({ operador, idSorteo });
      if (paso === "ganador") return acts.sorteos.ganador({ operador, idSorteo });
      const publico = leer(valorPublico, resto[2], "VALOR");
      const { semilla } = leer(deArchivo, leerArchivo(opciones.archivo), "archivo");
      return acts.sorteos.cerrar({ operador, idSorteo, semilla, valorPublico: publico });
    },
  }),
};
