import type { AvisosDeSala } from "../../../app/domain/agenda/videollamada/participar";
import { olvidarLecturas } from "../../platform/enPeticion";

interface Opciones {
  /** Number of the newest change of each video room, from the database that all processes share. */
  ultimosNumeros: (idsCita: readonly string[]) => Promise<Map<string, number>>;
  alFallar: (error: unknown) => void;
  cadaMs?: number;
}

interface Espera {
  idCita: string;
  desde: number;
  fin: () => void;
}

/** Milliseconds between two queries for changes of video rooms that other processes made. */
const CADA_MS = 400;

/**
 * Keeps the requests of browsers that wait for news of a video room. A change made in this process wakes them at once.
 * One small query for all rooms finds changes of other processes, and runs only while a request waits.
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
    async esperar(idCita, desde, limiteEnMs, desiste) {
      if (cerrado || desiste.aborted) return;
      await new Promise<void>((resolve) => {
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
      // Other requests may have changed anything during the wait: a consent, the session itself.
      olvidarLecturas();
    },
    avisar: (idCita) => despertar((espera) => espera.idCita === idCita),
  };
  return {
    ...avisos,
    /** Ends all waiting requests, because this process is about to stop and another one will answer. */
    soltar() {
      cerrado = true;
      clearTimeout(timer);
      despertar(() => true);
    },
  };
}
