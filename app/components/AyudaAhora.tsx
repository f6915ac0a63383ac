import { useContext } from "react";
import { direccionDeAyuda, type DeDonde } from "~/domain/shared/navegacion/ayuda";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import * as css from "./AyudaAhora.css";
import { AyudaArribaContext } from "./ayudaArriba";
import { Button } from "./Button";
import { Card } from "./Card";
import { classNames } from "./classNames";

interface Props {
  nivel?: 1 | 2;
  desde?: DeDonde;
  /**
   * The help answers a text that the person wrote, and says who reads it and when. It takes the focus before any error
   * of the form. It is short, so that the outcome stays in sight below it on a telephone.
   */
  porEscrito?: boolean;
  /**
   * True when the help answers the form just sent: its heading takes the focus on arrival (WCAG 2.2, 2.4.3), with or
   * without scripts.
   */
  conFoco?: boolean;
}

/** Help after an answer of danger: calm words, and somebody to speak with at once. */
export function AyudaAhora({ nivel = 2, desde, porEscrito = false, conFoco = false }: Props) {
  const Titulo = `h${nivel}` as const;
  if (useContext(AyudaArribaContext) && nivel === 2) return null;
  return (
    <Card
      as="section"
      aria-labelledby="ayuda-ahora"
      {...(porEscrito && { tabIndex: -1, autoFocus: true })}
      className={classNames(css.ayuda, pila.media)}
    >
      <Titulo id="ayuda-ahora" {...(conFoco && { tabIndex: -1, autoFocus: true })}>
        No tienes que pasar por esto a solas
      </Titulo>
      <div className={pila.corta}>
        {porEscrito && (
          <p>
            Por lo que escribes, quizá tú o alguien cercano está en peligro. Aquí nadie lo lee al momento: si
            es así, llama ahora.
          </p>
        )}
        <div className={css.numeros}>
          <Button href="tel:113" large wide>
            Llamar al 113, opción 5
          </Button>
          <Button href="tel:106" variant="secondary" wide>
            Llamar al SAMU, 106, si hay una emergencia
          </Button>
        </div>
        {porEscrito ? (
          <p>La línea 113 es gratis y atiende a toda hora.</p>
        ) : (
          <>
            <p>
              Hablar con alguien ahora puede aliviar, aunque no sepas bien qué decir. La línea 113 es del
              Ministerio de Salud: es gratis y atiende a toda hora.
            </p>
            <p>Si puedes, busca también a alguien de confianza y dile cómo estás.</p>
          </>
        )}
        {/* The help page itself needs no link to more help. */}
        {nivel === 2 && (
          <p>
            <a href={direccionDeAyuda(desde)} className={enlaceSuelto}>
              Qué hacemos nosotros, y horarios de psicología
            </a>
          </p>
        )}
      </div>
    </Card>
  );
}
