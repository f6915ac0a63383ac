import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { Card } from "~/components/Card";
import { ayudaDe, contactoDe, enlaceDeWhatsapp, useRaiz } from "~/shell/marco/marca";
import { fila, textoSuave } from "~/styles/layout.css";
import * as css from "./videollamada.css";

/** Help when a video call fails, above all a telephone: it needs neither a camera nor JavaScript. */
export function PorTelefono({ telefono, cuando }: { telefono: string | null; cuando: string }) {
  const { marca } = useRaiz();
  const mensaje = `Hola, no puedo entrar a mi videollamada del ${cuando}.`;
  const whatsapp = enlaceDeWhatsapp(marca, mensaje);
  const ayuda = ayudaDe(marca, mensaje);
  return (
    <Card as="section" aria-labelledby="por-telefono" className={css.porTelefono} id="telefono">
      <h2 id="por-telefono">Si no logras conectarte</h2>
      <p className={textoSuave}>
        {telefono
          ? "Comunícate con nosotros y ponemos a los dos en contacto por teléfono, a la misma hora."
          : contactoDe(marca, mensaje)
            ? "Escríbenos y te ayudamos a continuar tu sesión."
            : "Si tu sesión no se pudo dar, aquí dice ante quién puedes presentarlo."}
      </p>
      <div className={fila.corta}>
        {telefono && (
          <Button href={`tel:${telefono.replace(/[^\d+]/g, "")}`} variant="secondary">
            <Icon name="telefono" />
            Llamar al {telefono}
          </Button>
        )}
        {whatsapp && (
          <Button href={whatsapp} variant="secondary" rel="noreferrer">
            <Icon name="ayuda" />
            Escribir por WhatsApp
          </Button>
        )}
        {!telefono && !whatsapp && (
          <Button href={ayuda.href} variant="secondary" rel="noreferrer">
            <Icon name="ayuda" />
            {ayuda.texto}
          </Button>
        )}
      </div>
    </Card>
  );
}
