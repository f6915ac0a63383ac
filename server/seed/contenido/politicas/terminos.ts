/** Terms of use, one constant for each version. Counsel must confirm every sentence before real people read it. */

const COMUN_AL_INICIO = `## Qué es este servicio

Bienestar es una plataforma en español para cuidar tu salud y tu vida diaria: puedes reservar sesiones con especialistas, ver contenidos y participar en actividades. Estos términos son el acuerdo entre tú y quien opera la plataforma, cuya razón social y RUC aparecen en el Libro de Reclamaciones.

Si algo no te queda claro, escríbenos antes de aceptar. Aceptar estos términos es necesario para tener una cuenta; aceptar que usemos tus datos para otros fines no lo es y se pregunta aparte.

## Tu cuenta

Para crear una cuenta necesitas tener 18 años o más, o contar con la autorización de tu madre, padre o tutor si tienes entre 14 y 17. Los datos que nos das deben ser tuyos y estar al día. Tu contraseña es personal: no la compartas, y avísanos si crees que alguien más la conoce.

Puedes cerrar tu cuenta cuando quieras. Hay información que la ley nos obliga a conservar un tiempo más, como los reclamos y los comprobantes de pago; la política de privacidad explica cuál y por cuánto tiempo.`;

const LIMITES = `## Lo que este servicio no es

Las sesiones y los contenidos orientan y acompañan; no reemplazan una atención de emergencia ni un diagnóstico médico presencial. Si estás en peligro o piensas en hacerte daño, llama al 113, opción 5, o al 106.

Cada especialista es responsable de lo que te recomienda dentro de su profesión y cuenta con la colegiatura o formación que se muestra en su ficha.`;

const RECLAMOS = `## Si algo sale mal

Puedes presentar un reclamo o una queja en el Libro de Reclamaciones, que está al pie de todas las páginas y no pide iniciar sesión. También puedes acudir a INDECOPI. Estos términos se rigen por las leyes del Perú.`;

const COMO_RECLAMAR = `## Si algo sale mal

Puedes presentar un reclamo o una queja en el Libro de Reclamaciones, con un formulario al que llegas sin iniciar sesión desde el pie de todas las páginas, o por escrito en la dirección que ahí figura. Te respondemos en un plazo máximo de 15 días hábiles. También puedes acudir a INDECOPI. Estos términos se rigen por las leyes del Perú.`;

export const TERMINOS_2026_03 = `${COMUN_AL_INICIO}

## Reservas, pagos y cambios

Al elegir un horario lo apartamos para ti por unos minutos. La sesión queda reservada cuando termina el pago o cuando usas un bono de tu saldo. Los precios están en soles e incluyen el IGV.

Puedes cambiar o cancelar una sesión hasta 24 horas antes de que empiece. Después de ese momento no hay devolución.

${LIMITES}

${RECLAMOS}

## Cambios en estos términos

Si cambiamos estos términos lo anunciaremos en la plataforma.`;

const deNoviembre = (siAlgoSaleMal: string) => `${COMUN_AL_INICIO}

## Reservas, pagos y cambios

Al elegir un horario lo apartamos para ti por 10 minutos. La sesión queda reservada cuando termina el pago o cuando usas un bono de tu saldo. Los precios están en soles e incluyen el IGV. Si pagaste y el horario ya no estaba disponible, te devolvemos todo sin que lo pidas.

Puedes cambiar o cancelar una sesión hasta 24 horas antes de que empiece; antes de confirmar te mostramos la fecha y la hora exactas de ese límite, y cuánto vuelve a ti. Después de ese momento no hay devolución, salvo que la sesión no se realice por causa nuestra o del especialista.

${LIMITES}

${siAlgoSaleMal}

## Cambios en estos términos

Si cambiamos estos términos te mostraremos el texto nuevo y qué cambió, con las versiones anteriores siempre a la vista. Los cambios valen desde que los aceptas; si no los aceptas, puedes seguir usando lo que ya pagaste con los términos anteriores.`;

export const TERMINOS_2026_11 = deNoviembre(RECLAMOS);

/** Terms that name the form of the book of complaints, and the days within which it is answered (D.S. 011-2011-PCM). */
export const TERMINOS_2026_11_23 = deNoviembre(COMO_RECLAMAR);
