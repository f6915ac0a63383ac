import type { ConversacionDeDemostracion } from "./conversacion";
import { CRIAR_CON_CALMA } from "./criarConCalma";
import { CUIDAR_A_ALGUIEN } from "./cuidarAAlguien";
import { DORMIR_MEJOR } from "./dormirMejor";
import { PLATA_EN_ORDEN } from "./plataEnOrden";

/** Conversations of the demonstration, by the url of their community. */
export const CONVERSACIONES_DE_DEMOSTRACION: Readonly<Record<string, readonly ConversacionDeDemostracion[]>> =
  {
    "dormir-mejor": DORMIR_MEJOR,
    "cuidar-a-alguien": CUIDAR_A_ALGUIEN,
    "criar-con-calma": CRIAR_CON_CALMA,
    "plata-en-orden": PLATA_EN_ORDEN,
  };
