import { Card, CardTitle } from "~/components/Card";
import { Image } from "~/components/Image";
import { DIBUJO_DEL_TEST, RESULTADOS_DEL_TEST } from "~/domain/shared/navegacion/destino";
import * as css from "./tarjetas.css";

/**
 * Drawing of the person's last test, and the way to its results. It is a request of its own: the answers are read, and
 * that reading is logged, only where the drawing is fetched. Without a test its page leads to the first question.
 */
export function ComoEstas() {
  return (
    <Card as="section" covered aria-labelledby="como-estas" className={css.tarjeta}>
      <div id="como-estas">
        <CardTitle as="h2" href={RESULTADOS_DEL_TEST}>
          Cómo estás
        </CardTitle>
      </div>
      <Image
        src={DIBUJO_DEL_TEST}
        width={112}
        height={106}
        alt="Dibujo de tu último test, si hiciste uno"
        loading="lazy"
        className={css.radar}
      />
      <p>Test de bienestar</p>
    </Card>
  );
}
