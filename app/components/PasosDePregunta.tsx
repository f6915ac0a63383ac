import { ANTERIOR, SIGUIENTE } from "~/domain/cuestionarios/envios";
import { enlaceSuelto, fila, textoSuave } from "~/styles/layout.css";
import { Button } from "./Button";
import { classNames } from "./classNames";
import * as css from "./PasosDePregunta.css";

/** Buttons that lead to the next question and back. */
export function PasosDePregunta({ hayAnterior, esUltima }: { hayAnterior: boolean; esUltima: boolean }) {
  return (
    <div className={css.pasos}>
      <Button name="intencion" value={SIGUIENTE}>
        {esUltima ? "Ver resultados" : "Siguiente"}
      </Button>
      {hayAnterior && (
        <Button name="intencion" value={ANTERIOR} variant="secondary" formNoValidate>
          Anterior
        </Button>
      )}
    </div>
  );
}

/** Link out of a questionnaire, which stores each answer at once. */
export function SeguirDespues({ href }: { href: string }) {
  return (
    <p className={classNames(fila.corta, textoSuave)}>
      Cada respuesta queda guardada.
      <a href={href} className={enlaceSuelto}>
        Seguir después
      </a>
    </p>
  );
}
