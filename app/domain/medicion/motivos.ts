import type { Problema } from "../agenda/videollamada/diagnostico";
import type { MotivoSinMedida } from "./pulso";

/** Reason why a measurement gave no number: the signal was too weak, or the camera failed. */
export type Motivo = MotivoSinMedida | Problema;

interface Palabras {
  titulo: string;
  /** Steps that the person can take against the failure of a measurement. */
  remedio: string;
}

export const PALABRAS_DE_MOTIVO: Readonly<Record<Motivo, Palabras>> = {
  "poco-tiempo": {
    titulo: "La medición duró muy poco.",
    remedio: "Quédate frente a la cámara hasta que la barra llegue al final.",
  },
  "pocas-imagenes": {
    titulo: "Tu cámara dio muy pocas imágenes por segundo.",
    remedio: "Cierra otras aplicaciones, busca más luz y mide otra vez. Si sigue igual, mide a mano.",
  },
  "con-cortes": {
    titulo: "La imagen se cortó.",
    remedio: "Deja esta página a la vista mientras mides y cierra lo que use la cámara.",
  },
  "sin-rostro": {
    titulo: "No vimos bien tu rostro.",
    remedio:
      "Acércate hasta que tu rostro llene el óvalo. Si puedes, quítate los lentes y despeja tu frente.",
  },
  "poca-luz": {
    titulo: "Hay poca luz.",
    remedio: "Ponte frente a una ventana o enciende una lámpara delante de ti, no detrás.",
  },
  "mucha-luz": {
    titulo: "Hay demasiada luz sobre tu rostro.",
    remedio: "Aléjate un poco de la lámpara o del sol.",
  },
  "mucho-movimiento": {
    titulo: "Hubo mucho movimiento.",
    remedio: "Apoya el celular en algo firme, apoya también la espalda y respira sin hablar.",
  },
  "senal-debil": {
    titulo: "Tu pulso no se distingue con claridad en la imagen.",
    remedio: "Con más luz de frente y sin moverte suele mejorar. También puedes medirlo a mano.",
  },
  "sin-acuerdo": {
    titulo: "El comienzo y el final de la medición no coinciden.",
    remedio: "Descansa un minuto y mide otra vez sin moverte ni hablar.",
  },
  "dos-ritmos": {
    titulo: "Tu pulso se puede leer de dos maneras, y no sabemos cuál es la tuya.",
    remedio: "Mídelo a mano: cuenta tus latidos con dos dedos en el cuello o en la muñeca.",
  },
  "no-parece-pulso": {
    titulo: "La luz de tu rostro cambió de una forma que no parece la de un pulso.",
    remedio: "Aléjate de pantallas y de luces que parpadeen, y mide otra vez.",
  },
  "permiso-negado": {
    titulo: "El navegador no tiene permiso para usar tu cámara.",
    remedio: "Toca el icono junto a la dirección de esta página, permite la cámara y mide otra vez.",
  },
  "sin-dispositivo": {
    titulo: "No encontramos una cámara.",
    remedio: "Conecta una y mide otra vez, o mide a mano: suele ser más preciso.",
  },
  "en-uso": {
    titulo: "Otro programa está usando tu cámara.",
    remedio: "Cierra las videollamadas y lo que use la cámara, y mide otra vez.",
  },
  "origen-inseguro": {
    titulo: "Desde esta dirección el navegador no presta la cámara.",
    remedio: "Escribe la dirección empezando por https://, o mide a mano.",
  },
  "dentro-de-otra-app": {
    titulo: "Dentro de esta aplicación no se puede usar la cámara.",
    remedio: "Abre esta página en el navegador de tu teléfono, o mide a mano.",
  },
  "no-se-pudo": {
    titulo: "La cámara no encendió.",
    remedio: "Recarga esta página y mide otra vez. Si sigue igual, mide a mano.",
  },
};

/** Advice that a person reads during a measurement. */
export const CONSEJO_AL_MEDIR = {
  "poca-luz": "Hay poca luz: busca una lámpara o una ventana delante de ti.",
  "mucha-luz": "Hay demasiada luz: aléjate un poco de ella.",
  "sin-rostro": "Acerca tu rostro hasta llenar el óvalo.",
  "mucho-movimiento": "Quédate sin moverte.",
  bien: "Vas bien. Respira con calma y no hables.",
} as const;
