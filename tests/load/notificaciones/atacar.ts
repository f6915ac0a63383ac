import type { Db } from "../../../server/platform/database/client";
import { entero, type Azar } from "../azar";
import { falsificaciones, type Blanco } from "./falsificar";
import type { Peticion } from "./formatos";
import { huellaDeTodo, tablasCambiadas } from "./huella";

const UN_DIA = 24 * 60 * 60;

interface Opciones extends Blanco {
  azar: Azar;
  db: Db;
  /** Sends the request to the endpoint of notices. Gives the status. */
  enviar: (peticion: Peticion) => Promise<number>;
  falsas: number;
  /** Times that each genuine notice is sent at the end. */
  repeticiones: number;
  aLaVez: number;
}

export interface ResultadoDeAtaque {
  falsas: number;
  clases: number;
  /** Number of answers by status. */
  estados: Record<string, number>;
  segundos: number;
  repetidas: number;
  /** Faults that were found; empty when all is well. */
  roto: string[];
}

/**
 * Sends forged notices about payments that were made and of which nobody has heard, then the genuine ones, and those
 * again. Only the first genuine notice of each payment may change a row.
 */
export async function atacar(opciones: Opciones): Promise<ResultadoDeAtaque> {
  const { azar, db, enviar, formato, secreto, idsDePago, ahoraEnSegundos } = opciones;
  const estados: Record<string, number> = {};
  const malas: string[] = [];
  const clases = new Set<string>();
  const inicio = performance.now();
  const alPrincipio = await huellaDeTodo(db);

  const falsas = falsificaciones(azar, opciones);
  let enviadas = 0;
  const falsario = async () => {
    while (enviadas < opciones.falsas) {
      enviadas++;
      const { clase, ...peticion } = falsas.next().value;
      clases.add(clase);
      const estado = await enviar(peticion);
      estados[estado] = (estados[estado] ?? 0) + 1;
      if (estado >= 200 && estado < 400) malas.push(`accepted: ${clase} is answered ${estado}`);
      else if (estado < 400 || estado >= 500) malas.push(`failed: ${clase} is answered ${estado}`);
    }
  };
  await Promise.all(Array.from({ length: opciones.aLaVez }, falsario));
  const tras = await huellaDeTodo(db);
  const roto = [
    ...resumen(malas),
    ...tablasCambiadas(alPrincipio, tras).map((tabla) => `changed: ${tabla}, by what was forged`),
  ];
  const segundos = (performance.now() - inicio) / 1000;

  // The opposite check follows: the attacked product still works, and each genuine notice has its effect once,
  // whatever its age.
  const avisos = idsDePago.map((idPago, numero) => {
    const haceCuanto = numero === 0 ? entero(azar, 6 * 60, 400 * UN_DIA) : entero(azar, 0, 60);
    const segundos = ahoraEnSegundos() - haceCuanto;
    const enMilisegundos = formato.cubre === "id" && azar() < 0.5;
    return formato.firmar({ secreto, idPago, ts: String(enMilisegundos ? segundos * 1000 : segundos) });
  });
  for (const aviso of avisos) {
    const estado = await enviar(aviso);
    if (estado !== 200) roto.push(`refused: a genuine notice is answered ${estado}`);
  }
  const oidas = await huellaDeTodo(db);
  if (!tablasCambiadas(tras, oidas).includes("pagos")) roto.push("deaf: the genuine notices changed nothing");
  let repetidas = 0;
  for (let vez = 0; vez < opciones.repeticiones; vez++) {
    for (const estado of await Promise.all(avisos.map(enviar))) {
      repetidas++;
      if (estado !== 200) roto.push(`refused: a repeated notice is answered ${estado}`);
    }
  }
  roto.push(
    ...tablasCambiadas(oidas, await huellaDeTodo(db)).map(
      (tabla) => `changed: ${tabla}, by a repeated notice`,
    ),
  );
  return { falsas: enviadas, clases: clases.size, estados, segundos, repetidas, roto };
}

/** Joins equal sentences into one line with their count. */
function resumen(textos: readonly string[]): string[] {
  const veces = new Map<string, number>();
  for (const texto of textos) veces.set(texto, (veces.get(texto) ?? 0) + 1);
  return [...veces].map(([texto, cuantas]) => `${texto} (${cuantas})`).sort();
}
