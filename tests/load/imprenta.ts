import type { Papel } from "../../app/domain/reclamos/papel";
import { makeImprenta } from "../../server/reclamos/hojas/imprenta/imprenta";

const HOJAS = 1500;
const LETRAS = 10_000;
const FRASE = "La sesión no se hizo y me cobraron dos veces. ";
const MIB = 1024 * 1024;

const papel = (vez: number): Papel => ({
  titulo: "Hoja de Reclamación",
  proveedor: "Empresa",
  fecha: new Date(0),
  notas: ["Una nota.", "Otra nota."],
  secciones: [{ titulo: "Hoja", datos: [["Detalle", `${vez} ${FRASE.repeat(LETRAS / FRASE.length)}`]] }],
});

const cpuEnMs = (desde?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(desde);
  return (user + system) / 1000;
};

/** Prints the CPU and the memory that sheets of 10,000 letters take: the first one, and 1,500 more. */
export async function correr(): Promise<boolean> {
  const { imprimir } = makeImprenta();
  const antes = process.memoryUsage().rss;
  const delPrimero = process.cpuUsage();
  const { length: bytes } = await imprimir(papel(0));
  console.log(`first: ${Math.round(cpuEnMs(delPrimero))} ms of CPU, ${bytes} bytes`);
  const deTodos = process.cpuUsage();
  for (let vez = 1; vez <= HOJAS; vez++) await imprimir(papel(vez));
  const memoria = Math.round((process.memoryUsage().rss - antes) / MIB);
  console.log(`each of ${HOJAS}: ${Math.round(cpuEnMs(deTodos) / HOJAS)} ms of CPU; ${memoria} MiB more`);
  return true;
}
