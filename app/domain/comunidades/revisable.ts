import { senalesDe } from "../saludMental/malMomento";
import { comoSuena, dice, hablaDePeligro } from "../shared/peligro";

/** Insults, sales and advice about doses, spelled as `comoSuena` spells words by their sound. */
const MARCADAS = dice([
  "idiota\\w*|imbesil\\w*|estupid\\w+|inutil(?:es)?|basura|mierda|uebon\\w*|conca tu madre|perra|puta\\w*|maricon\\w*|cayate",
  "bend[oe]|bendemos|ofert(?:a|as|on)|descuentos?|promosion(?:es)?|wa?(?:ts|s)ap|watsap+|inbosme|inbos|escribeme al|lamame al",
  "\\d+ ?(?:mg|miligramos|gotas|pastilas)|clonasepam|alprasolam|diasepam|sertralina|fluoxetina|ritalin\\w*|bensodiasep\\w+",
]);

/** Reason for which a moderator reads a text before others do; `peligro` is the most urgent. */
export type MotivoDeRevision = "peligro" | "denuncia" | "marcada" | "primera" | "apelacion";

export const NOMBRE_DE_MOTIVO: Record<MotivoDeRevision, string> = {
  peligro: "Habla de peligro",
  denuncia: "La denunciaron",
  marcada: "Tiene palabras marcadas",
  primera: "Es lo primero que escribe",
  apelacion: "Pide otra revisión",
};

/** Order of the queue: a lower number comes first. */
export const URGENCIA: Record<MotivoDeRevision, number> = {
  ...{ peligro: 0, denuncia: 1, marcada: 2, primera: 2, apelacion: 3 },
};

/** True when the text tells of danger to somebody: the writer sees the help lines before anything else. */
export const peligra = (texto: string) => hablaDePeligro(texto);

/** True when a moderator has to read the text first. */
export function estaMarcada(texto: string): boolean {
  const { hayPeligro, hayUrgencia, hayViolencia } = senalesDe(texto);
  return hayPeligro || hayUrgencia || hayViolencia || MARCADAS.test(comoSuena(texto));
}
