import { z } from "zod";
import { diasDeConteos, MINIMO_A_LA_VISTA } from "~/domain/analitica/conteos/ver";
import { QUE_SE_ANOTA, type NombreDeEvento } from "~/domain/analitica/eventos";
import type { Medida } from "~/domain/analitica/conteos/velocidad";
import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { diaEnBreve } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";

const POCAS = `menos de ${MINIMO_A_LA_VISTA}`;
const dicho = (cuantos: number | null) => cuantos ?? POCAS;

const NOMBRE_DE_MEDIDA: Record<Medida, string> = {
  LCP: "Lo más grande de la página (LCP)",
  INP: "Respuesta a un toque (INP)",
  CLS: "Saltos de la página (CLS)",
};

/** A bound of a histogram in words; CLS counts thousandths of a shift. */
function enPalabras(medida: Medida, valor: number | null | undefined): string {
  if (valor === undefined) return "sin medir";
  if (valor === null) return "más que la última cota";
  return medida === "CLS" ? `≤ ${valor / 1000}` : `≤ ${valor} ms`;
}

const diasPedidos = z.object({
  desde: diasDeConteos.shape.desde.catch(undefined),
  hasta: diasDeConteos.shape.hasta.catch(undefined),
});

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const pedidos = diasPedidos.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const ahora = services.now();
  const vista = exigir(await services.maquina.verUso(miembro, pedidos), RECHAZOS_POR_DERECHO);
  return {
    ...{ desde: vista.desde, hasta: vista.hasta },
    dias: vista.dias.map(({ dia, cuantos }) => ({ dia: diaEnBreve(dia, ahora), cuantos: cuantos ?? 0 })),
    viajes: vista.viajes.map(({ nombre, pasos }) => ({
      nombre,
      pasos: pasos.map((paso) => ({
        nombre: paso.nombre,
        cuantos: paso.cuantos ?? 0,
        texto: dicho(paso.cuantos),
      })),
    })),
    paginas: vista.paginas.map(({ pagina, ok, rechazadas, fallidas }) => ({
      id: pagina,
      celdas: [pagina, dicho(ok), dicho(rechazadas), dicho(fallidas)],
    })),
    hechos: vista.hechos.map(({ hecho, cuantos }) => ({
      id: hecho,
      celdas: [hechoEnPalabras(hecho), cuantos],
    })),
    velocidad: vista.velocidad.map(({ medida, meta, medidas, p50, p75, paginas }) => ({
      nombre: NOMBRE_DE_MEDIDA[medida],
      medidas: dicho(medidas),
      meta: enPalabras(medida, meta),
      p75: enPalabras(medida, p75),
      cumple: p75 === undefined ? null : p75 !== null && p75 <= meta,
      filas: paginas.map((pagina) => ({
        id: pagina.pagina,
        celdas: [
          pagina.pagina,
          pagina.medidas,
          enPalabras(medida, pagina.p50),
          enPalabras(medida, pagina.p75),
        ],
      })),
      p50: enPalabras(medida, p50),
    })),
  };
}

/** An event and its detail: the words of the page that asks for the permission, and the name of the act. */
function hechoEnPalabras(hecho: string): string {
  const [evento = "", ...detalle] = hecho.split(" ");
  const palabras = QUE_SE_ANOTA[evento as NombreDeEvento];
  return [palabras.replace(/\.$/, ""), detalle.join(" ")].filter(Boolean).join(": ");
}
