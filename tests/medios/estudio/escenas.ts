import type { Escena } from "./momento";
import { armarElPlato } from "./escenas/armarElPlato";
import { cocinarQuinua } from "./escenas/cocinarQuinua";
import { cincoSentidos } from "./escenas/cincoSentidos";
import { descansarLaVista } from "./escenas/descansarLaVista";
import { estirarEnElEscritorio } from "./escenas/estirarEnElEscritorio";
import { gastoHormiga } from "./escenas/gastoHormiga";
import { pausaDePie } from "./escenas/pausaDePie";
import { prepararLaNoche } from "./escenas/prepararLaNoche";
import { recorrerElCuerpo } from "./escenas/recorrerElCuerpo";
import { respirarConElMar } from "./escenas/respirarConElMar";
import { sobresDelMes } from "./escenas/sobresDelMes";
import { soltarLosHombros } from "./escenas/soltarLosHombros";

/** Scenes of videos, by the name that a script writes. */
export const ESCENAS: Record<string, Escena> = {
  "respirar-con-el-mar": respirarConElMar,
  "cinco-sentidos": cincoSentidos,
  "soltar-los-hombros": soltarLosHombros,
  "estirar-en-el-escritorio": estirarEnElEscritorio,
  "pausa-de-pie": pausaDePie,
  "descansar-la-vista": descansarLaVista,
  "preparar-la-noche": prepararLaNoche,
  "recorrer-el-cuerpo": recorrerElCuerpo,
  "armar-el-plato": armarElPlato,
  "cocinar-quinua": cocinarQuinua,
  "sobres-del-mes": sobresDelMes,
  "gasto-hormiga": gastoHormiga,
};
