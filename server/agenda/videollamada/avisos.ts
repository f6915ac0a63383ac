import type { AvisosDeSala } from "../../../app/domain/agenda/videollamada/participar";

interface Opciones {
  /** The newest change of each of these rooms, from the storage that all processes share. */
  ultimosNumeros: (idsCita: readonly string[]) => Promise<Map<string, number>>;
  alFallar: (error: unknown) => void;
  cadaMs?: number;
}

interface Espera {
  idCita: string;
  desde: number;
  fin: () => void;
}

/** How late, at the most, a change made in another process is noticed here. */
const CADA_MS = 400;

/**
 * Keeps those who wait for news. A change made in this process wakes them at once; those of other processes are
 * found by one small query for all rooms together, and only while somebody waits.
 */
export function makeAvisosDeSala({ ultimosNumeros, alFallar, cadaMs = CADA_MS }: Opciones) {
  const esperas = new Set<Espera>();
  let timer: NodeJS.Timeout | undefined;
  let cerrado = false;

  const despertar = (aQuien: (espera: Espera) => boolean) => {
    for (const espera of [...esperas].filter(aQuien)) espera.fin();
  };

  async function mirar() {
    try {
      const ids = [...new Set([...esperas].map(({ idCita }) => idCita))];
      const numeros = await ultimosNumeros(ids);
      despertar(({ idCita, desde }) => (numeros.get(idCita) ?? 0) > desde);
    } catch (error) {
      alFallar(error);
    }
    timer = undefined;
    programar();
  }
  function programar() {
    if (!timer && esperas.size > 0 && !cerrado) timer = setTimeout(() => void mirar(), cadaMs);
  }

  const avisos: AvisosDeSala = {
    esperar(idCita, desde, limiteEnMs, desiste) {
      if (cerrado || desiste.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const espera: Espera = {
          idCita,
          desde,
          fin() {
            if (!esperas.delete(espera)) return;
            clearTimeout(limite);
            desiste.removeEventListener("abort", espera.fin);
            resolve();
          },
        };
        const limite = setTimeout(espera.fin, limiteEnMs);
        desiste.addEventListener("abort", espera.fin);
        esperas.add(espera);
        programar();
      });
    },
    avisar: (idCita) => despertar((espera) => espera.idCita === idCita),
  };
  return {
    ...avisos,
    /** Lets everybody who waits go: the process is about to end, and another one will answer them. */
    soltar() {
      cerrado = true;
      clearTimeout(timer);
      despertar(() => true);
    },
  };
}
