import { classNames } from "~/components/classNames";
import { contenedorMedio, enlaceSuelto, pagina, pila } from "~/styles/layout.css";

const NO_ABRE = {
  cancelada: ["Esa sesión se canceló", "No tienes que entrar. Te avisamos por correo cuando pasó."],
  movida: [
    "Esa sesión cambió de horario",
    "El enlace nuevo está en el último correo que te enviamos sobre ella.",
  ],
  terminada: ["Esa sesión ya terminó", "Su sala está cerrada."],
} as const;

export type PorQueNoAbre = keyof typeof NO_ABRE;

interface Props {
  porQue: PorQueNoAbre;
  /** Telephone of customer service (`telefonoDeAtencion`); null when none is configured. */
  telefono: string | null;
}

export const tituloDeLoQueNoAbre = (porQue: PorQueNoAbre) => NO_ABRE[porQue][0];

/** Page for a specialist whose link opens no session. It names no person. */
export function EnlaceQueNoAbre({ porQue, telefono }: Props) {
  const [titulo, texto] = NO_ABRE[porQue];
  return (
    <div className={classNames(contenedorMedio, pagina, pila.corta)}>
      <h1>{titulo}</h1>
      <p>{texto}</p>
      {telefono && (
        <p>
          Si no debería ser así, llámanos al{" "}
          <a href={`tel:${telefono.replace(/[^\d+]/g, "")}`} className={enlaceSuelto}>
            {telefono}
          </a>
          .
        </p>
      )}
    </div>
  );
}
