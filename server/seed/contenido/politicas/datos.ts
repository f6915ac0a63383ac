import { LO_QUE_SE_ANOTA } from "../../../../app/domain/analitica/eventos";

/** Texts on the use of personal data. Terms and duties follow Ley 29733 and D.S. 016-2024-JUS; counsel must confirm. */

export const PRIVACIDAD_2026_11 = `## Quién es responsable de tus datos

El responsable es quien opera la plataforma Bienestar, cuya razón social, RUC y dirección aparecen en el Libro de Reclamaciones. Tratamos tus datos según la Ley 29733, Ley de Protección de Datos Personales, y su reglamento, el Decreto Supremo 016-2024-JUS.

## Qué datos usamos y para qué

Para darte el servicio usamos tu nombre, tu documento, tu correo y tu celular, además de las sesiones que reservas y sus pagos. Sin esos datos no podríamos reservar, cobrar ni avisarte de un cambio. No pedimos más de lo necesario.

Lo que cuentas en una sesión, en un test o en un programa puede hablar de tu salud. Es información sensible: solo se usa con un consentimiento expreso y aparte, no aparece en estadísticas y no se usa para publicidad ni para decidir sobre tu seguro.

## Con quién los compartimos

Con tu especialista, lo necesario para la sesión. Con la pasarela de pagos, lo necesario para cobrar: los datos de tu tarjeta no pasan por nosotros. Con la aseguradora, solo si eres su cliente y para saber qué incluye tu plan. Con las autoridades, cuando la ley lo exige. No vendemos tus datos.

## Por cuánto tiempo

Mientras tengas cuenta y, después, el tiempo que la ley pide: los reclamos y sus respuestas se conservan 2 años y los comprobantes de pago, el plazo tributario. El registro de lo que aceptaste se conserva como prueba. Lo demás se borra o se vuelve anónimo.

## Tus derechos

Puedes pedir acceso a tus datos, corregirlos, cancelarlos, oponerte a su uso o llevarte una copia. Respondemos el acceso en 20 días hábiles y lo demás en 10, sin costo. Desde tu cuenta puedes retirar en cualquier momento los consentimientos opcionales, con la misma facilidad con que los diste. Si crees que no respetamos tus derechos, puedes acudir a la Autoridad Nacional de Protección de Datos Personales.

## Cómo los protegemos

Las contraseñas se guardan cifradas de modo que nadie puede leerlas, las comunicaciones van protegidas y cada acceso queda registrado. Si ocurriera un incidente que te afecte, avisaremos a la autoridad dentro de las 48 horas y a ti sin demora.`;

export const USOS_ADICIONALES_2026_11 = `## Qué autorizas

Si marcas esta casilla, autorizas a quien opera Bienestar a usar tu nombre, tu correo, tu celular y los temas que te interesan para enviarte novedades, beneficios y promociones de la plataforma y de la aseguradora, por correo, mensaje o llamada.

## Qué no cambia si no autorizas

Esta autorización es opcional. Si no la das, o la retiras después, tu cuenta, tus sesiones, tu saldo y tu plan siguen igual. Los avisos que necesitas para usar el servicio, como la confirmación de una cita, no dependen de ella.

## Qué datos no se usan para esto

Nunca usamos para publicidad lo que tratas en tus sesiones, tus respuestas a los tests ni ningún otro dato de salud. Tampoco entregamos tus datos a terceros para que te ofrezcan sus productos.

## Por cuánto tiempo y cómo se retira

La autorización vale hasta que la retires. Puedes hacerlo en un solo paso en Mi perfil, en la sección de consentimientos, y dejaremos de usar tus datos para este fin desde ese momento. Cada respuesta tuya queda registrada con su fecha y el texto exacto que viste, y puedes descargar su comprobante.`;

export const USOS_ADICIONALES_2026_11_09 = `## Qué autorizas

Si marcas esta casilla, autorizas a quien opera Bienestar a usar tu nombre, tu correo y tu celular para enviarte novedades, beneficios y promociones de la plataforma y de la aseguradora, por correo, mensaje o llamada.

## Para qué sirven los temas que eliges

Los temas que marcas en Tus preferencias no entran en esos mensajes. Solo ordenan y sugieren dentro de la plataforma: en la página de inicio, en la lista de especialistas y al empezar a agendar van primero las especialidades que trabajan esos temas, y ahí mismo te decimos por qué. Para eso no hace falta marcar esta casilla. Si quitas tus temas, vuelves a ver el orden de todos.

## Qué no cambia si no autorizas

Esta autorización es opcional. Si no la das, o la retiras después, tu cuenta, tus sesiones, tu saldo y tu plan siguen igual. Los avisos que necesitas para usar el servicio, como la confirmación de una cita, no dependen de ella.

## Qué datos no se usan para esto

Nunca usamos para publicidad lo que tratas en tus sesiones, tus respuestas a los tests ni ningún otro dato de salud. Tampoco entregamos tus datos a terceros para que te ofrezcan sus productos.

## Por cuánto tiempo y cómo se retira

La autorización vale hasta que la retires. Puedes hacerlo en un solo paso en Mi perfil, en la sección de consentimientos, y dejaremos de usar tus datos para este fin desde ese momento. Cada respuesta tuya queda registrada con su fecha y el texto exacto que viste, y puedes descargar su comprobante.`;

export const MEDICION_2026_11 = `## Qué autorizas

Si marcas esta casilla, podremos contar tus visitas y saber qué páginas te resultan útiles, sin tu nombre ni tu documento, para mejorar la plataforma.

## Qué pasa si no autorizas

Nada cambia para ti: la plataforma funciona igual y no medimos tu visita. Las cookies que hacen funcionar el inicio de sesión y el modo de lectura no sirven para medir y no dependen de esta casilla.

## Cómo se retira

Puedes cambiar tu respuesta cuando quieras. Guardamos la respuesta con su fecha y la versión de este texto, para poder demostrar qué elegiste.`;

export const BASES_2026_11 = `## Cómo funciona

Es un sorteo gratuito: no hay que comprar ni pagar nada, y los números de participación no se venden ni se transfieren. Cada persona participa una sola vez, con un número que se asigna por orden de llegada.

## Quién puede participar

Personas de 18 años o más que viven en el Perú y tienen una cuenta en la plataforma. No participan quienes trabajan en la organización del sorteo ni sus familiares directos.

## Cómo se participa

Hay dos caminos, con la misma posibilidad de ganar. El primero: aceptar el uso de tus datos para novedades y beneficios al confirmar tus datos. El segundo: llenar el formulario de participación, que no pide aceptar publicidad.

## Si retiras tu consentimiento

Tu número sigue participando: retirar el consentimiento no te quita la posibilidad de ganar. Si prefieres salir del sorteo, puedes retirar tu participación mientras esté abierto; tu número no se entrega a otra persona.

## Cómo se elige y se avisa

En la fecha del sorteo se elige al azar un número entre las participaciones vigentes, ante quien dé fe del acto, y queda un registro que puede ser revisado. Avisamos a la persona ganadora por correo y celular dentro de los 3 días hábiles. Si no responde en 10 días hábiles, se elige otro número del mismo modo.

## Exclusiones

El premio no se cambia por dinero. Se anula la participación de quien dé datos falsos o use más de una cuenta.

## Uso de tus datos

Para el sorteo usamos tu nombre, tu correo, tu celular y tu número de participación, solo para organizarlo y entregar el premio. Con la persona ganadora verificamos su documento. Se publica el número ganador, no su nombre, salvo que lo autorice.`;

export const BASES_2026_11_23 = `## Cómo funciona

Es un sorteo gratuito: no hay que comprar ni pagar nada, y los números de participación no se venden ni se transfieren. Cada persona participa una sola vez, con un número que se asigna por orden de llegada.

## Quién puede participar

Personas de 18 años o más que viven en el Perú y tienen una cuenta en la plataforma. No participan quienes trabajan en la organización del sorteo ni sus familiares directos.

## Cómo se participa

Hay dos caminos, con la misma posibilidad de ganar. El primero: aceptar el uso de tus datos para novedades y beneficios al confirmar tus datos. El segundo: llenar el formulario de participación, que no pide aceptar publicidad.

## Si retiras tu consentimiento

Tu número sigue participando: retirar el consentimiento no te quita la posibilidad de ganar. Si prefieres salir del sorteo, puedes retirar tu participación mientras esté abierto; tu número no se entrega a otra persona.

## Cómo se elige y se avisa

En la fecha del sorteo se elige al azar un número entre las participaciones vigentes, ante quien dé fe del acto, y queda un registro que cualquiera puede revisar en la página del sorteo. Al elegirlo, la persona ganadora recibe un correo y un aviso en su cuenta, y quien organiza el sorteo la llama a su celular dentro de los 3 días hábiles. Si no responde en 10 días hábiles, el premio no se entrega: no se elige otro número.

## Exclusiones

El premio no se cambia por dinero. No se entrega a quien haya dado datos que no son los suyos o haya participado con más de una cuenta: se comprueba al verificar el documento de la persona ganadora.

## Uso de tus datos

Para el sorteo usamos tu nombre, tu correo, tu celular y tu número de participación, solo para organizarlo y entregar el premio. Con la persona ganadora verificamos su documento. Se publica el número ganador, no su nombre, salvo que lo autorice.`;

export const DATOS_DE_SALUD_2026_11 = `## Qué autorizas

Autorizas a quien opera Bienestar y al especialista que elijas a usar, para agendar y realizar tus sesiones, los datos que pueden hablar de tu salud: con qué especialista y en qué especialidad reservas, lo que escribes en la nota para tu sesión y lo que tratan en ella. Son datos sensibles y por eso te lo preguntamos aparte.

## Quién los ve

- Tú, en tu cuenta.
- El especialista de la sesión, solo lo que necesita para atenderte y lo que tú compartes con él.
- Nadie más: no se usan para publicidad, no aparecen en estadísticas y no sirven para decidir sobre tu seguro.

La videollamada no se graba, y lo que se escribe en su chat se borra cuando la sala cierra.

## Qué pasa si no autorizas

Sin esta autorización no podemos reservar ni realizar una sesión. Tu cuenta y lo demás siguen igual.

## Cómo se retira y qué cambia

Puedes retirarla cuando quieras en Mi perfil, en la sección de consentimientos, con un botón. Desde ese momento:

- No podrás reservar sesiones nuevas ni entrar a la videollamada de las que ya tienes, hasta que la des de nuevo.
- El especialista deja de ver las notas que compartiste.
- Las sesiones que tienes reservadas no se cancelan solas: puedes cancelarlas, y lo que vuelve a ti depende de la fecha y la hora límite que se muestran en cada una.

Lo que se hizo antes de retirarla sigue siendo válido. Cada respuesta queda registrada con su fecha y el texto exacto que viste, y puedes descargar su comprobante.`;

export const DATOS_DEL_TEST_2026_11 = `## Qué autorizas

Autorizas a quien opera Bienestar a guardar lo que respondes en el Test de bienestar y a usarlo para mostrarte tus resultados, compararlos con los de antes y sugerirte videos, herramientas y especialistas. Lo que respondes habla de tu salud: es información sensible y por eso te lo preguntamos aparte.

## Quién lo ve

- Tú, y nadie más: ni especialistas, ni la aseguradora, ni quienes trabajan con nosotros.
- Tus respuestas se guardan cifradas, no se usan para publicidad, no aparecen en estadísticas y no sirven para decidir sobre tu seguro ni sobre tu plan.

## Por cuánto tiempo

Si no tienes cuenta, se borran siete días después de tu última respuesta. Si tienes cuenta, se quedan en ella hasta que las borres o elimines tu cuenta; un test que no terminas se borra al año.

## Qué pasa si no autorizas

Sin esta autorización no podemos hacerte el test. Tu cuenta y lo demás siguen igual.

## Cómo se retira y qué cambia

Puedes retirarla cuando quieras en Mi perfil, en la sección de consentimientos, con un botón. Desde ese momento no usamos tus respuestas ni te mostramos resultados, hasta que la des de nuevo. En la página del test puedes borrar todo lo que respondiste, también sin retirarla. Cada respuesta a este texto queda registrada con su fecha, y puedes descargar su comprobante.`;

export const DATOS_DE_SALUD_MENTAL_2026_11 = `## Qué autorizas

Autorizas a quien opera Bienestar a guardar lo que respondes en el programa de salud mental y a usarlo para decirte en palabras cómo estás y qué puede ayudarte. Lo que respondes habla de tu salud mental: es información sensible y por eso te lo preguntamos aparte de todo lo demás.

## Quién lo ve

- Tú. Ni especialistas, ni la aseguradora, ni publicidad: no aparece en estadísticas y no sirve para decidir sobre tu seguro ni sobre tu plan.
- Tus respuestas se guardan cifradas, en un lugar aparte y con llaves propias. Cada vez que se abren queda anotado, y lo ves en Mis datos.
- Si respondes que piensas en morir o en hacerte daño, la persona de turno de nuestro equipo recibe un aviso. El aviso no dice qué respondiste: le permite ver tu nombre y cómo llamarte, y que lo vio queda anotado en Mis datos.

## Por cuánto tiempo

Lo que terminas se guarda dos años, o hasta que lo borres o elimines tu cuenta. Lo que no terminas se borra a los noventa días.

## Qué pasa si no autorizas

Sin esta autorización no te hacemos las preguntas. Las líneas de ayuda, las sesiones y todo lo demás siguen ahí para ti.

## Cómo se retira y qué cambia

Puedes retirarla cuando quieras en Mi perfil, en la sección de consentimientos, con un botón. Desde ese momento no usamos tus respuestas ni te las mostramos, hasta que la des de nuevo. En la página del programa puedes borrar todo lo que respondiste, también sin retirarla. Cada respuesta a este texto queda registrada con su fecha, y puedes descargar su comprobante.`;

const datosDeSaludMental2026_11_22 = (enPeligro: string) => `## Qué autorizas

Autorizas a quien opera Bienestar a guardar lo que respondes en el programa de salud mental y a usarlo para decirte en palabras cómo estás y qué puede ayudarte. Lo que respondes habla de tu salud mental: es información sensible y por eso te lo preguntamos aparte de todo lo demás.

## Quién lo ve

- Tú. Ni especialistas, ni la aseguradora, ni publicidad: no aparece en estadísticas y no sirve para decidir sobre tu seguro ni sobre tu plan.
- Tus respuestas se guardan cifradas, en un lugar aparte y con llaves propias. Cada día que se abren queda anotado, y lo ves en Mis datos.
${enPeligro}

## Por cuánto tiempo

Lo que terminas se guarda dos años, o hasta que lo borres o elimines tu cuenta. Lo que no terminas se borra a los noventa días.

## Qué pasa si no autorizas

Sin esta autorización no te hacemos las preguntas. Las líneas de ayuda, las sesiones y todo lo demás siguen ahí para ti.

## Cómo se retira y qué cambia

Puedes retirarla cuando quieras en Mi perfil, en la sección de consentimientos, con un botón. Desde ese momento no usamos tus respuestas ni te las mostramos, hasta que la des de nuevo. En la página del programa puedes borrar todo lo que respondiste, también sin retirarla. Cada respuesta a este texto queda registrada con su fecha, y puedes descargar su comprobante.`;

/** Text on mental-health data for installations with a person on duty, who gets a mail when nobody takes an alert. */
export const DATOS_DE_SALUD_MENTAL_2026_11_22_CON_GUARDIA = datosDeSaludMental2026_11_22(
  "- Si respondes que piensas en morir o en hacerte daño, la persona de turno de nuestro equipo recibirá un aviso en unos 15 minutos. El aviso no dice quién eres ni qué respondiste. Quien lo toma ve tu nombre y cómo llamarte, y que lo vio queda anotado en Mis datos.",
);
/** Text on mental-health data for installations without a person on duty. */
export const DATOS_DE_SALUD_MENTAL_2026_11_22_SIN_GUARDIA = datosDeSaludMental2026_11_22(
  "- Si respondes que piensas en morir o en hacerte daño, te mostramos de inmediato a quién llamar y queda anotado un aviso para nuestro equipo. Ahora no hay una persona de turno que lo reciba: no esperes que te llamemos. El aviso no dice quién eres ni qué respondiste. Si alguien del equipo lo toma, ve tu nombre y cómo llamarte, y que lo vio queda anotado en Mis datos.",
);

export const DATOS_DEL_ESCANER_2026_11 = `## Qué autorizas

Autorizas a quien opera Bienestar a guardar las mediciones de tu pulso que tú elijas, para mostrártelas y que las compares con las de antes. Tu pulso habla de tu salud: es información sensible y por eso te lo preguntamos aparte.

## Qué se guarda y qué no

- Los latidos por minuto, si descansabas, cómo y cuándo se midió, y qué tan clara fue la señal: cuánto duró, cuántas imágenes por segundo y de qué tamaño.
- Nunca la imagen: la cámara se mira en tu propio equipo y ninguna imagen sale de él ni se guarda en él.

## Quién lo ve

- Tú, y nadie más: ni especialistas, ni la aseguradora, ni quienes trabajan con nosotros.
- Tus mediciones se guardan cifradas, no se usan para publicidad, no aparecen en estadísticas y no sirven para decidir sobre tu seguro ni sobre tu plan.

## Por cuánto tiempo

Dos años desde que guardas cada una. Antes de eso puedes borrar una o todas, y se borran con tu cuenta.

## Qué pasa si no autorizas

Puedes medir tu pulso igual y ver el resultado, pero no lo guardamos. Tu cuenta y lo demás siguen igual.

## Cómo se retira y qué cambia

Puedes retirarla cuando quieras en Mi perfil, en la sección de consentimientos, con un botón. Desde ese momento no guardamos mediciones nuevas ni te mostramos las anteriores, hasta que la des de nuevo. En la página de tus mediciones puedes borrarlas, también sin retirarla. Cada respuesta a este texto queda registrada con su fecha, y puedes descargar su comprobante.`;

/**
 * Notice on measurement that replaces a consent which is no longer asked for: the person decides about measurement on
 * its own page.
 */
export const MEDICION_2026_11_23 = `## Qué se mide

No contamos tus visitas, y este texto no te pide ninguna autorización.

Si tú la enciendes, tu navegador anota en la página que tienes abierta lo que dice la lista de Medición del uso. Esa nota no sale de tu navegador, se borra al cerrar la página y nunca lleva tu nombre, tu documento ni lo que respondes.

## Cómo se cambia

Está apagada mientras no la enciendas, y puedes apagarla cuando quieras en Medición del uso. Tu elección queda en tu navegador; no la guardamos nosotros.`;

/** Text of the permission to measure, with the list of what is noted. */
export const MEDICION_2026_11_29 = `## Qué autorizas

Que anotemos, en la página que tienes abierta:

- ${LO_QUE_SE_ANOTA.join("\n- ")}

Cada nota lleva un número al azar en lugar de tu nombre. De la salud mental, el test, el escáner, las comunidades, las videollamadas y los reclamos solo se anota que entraste a esa parte.

## Qué pasa si no autorizas

Nada cambia para ti: la plataforma funciona igual. Contamos todas las visitas juntas, por día y por clase de página, sin saber de quién son.

## Cómo se retira

Con un botón en Medición del uso, cuando quieras. Desde ese momento tu navegador no anota nada, y el número al azar se borra. Guardamos que diste o retiraste este permiso, con su fecha y la versión de este texto, sin saber quién eres.`;

/** Text of the separate permission that a tag manager of another company gets the same notes. */
export const GESTOR_DE_ETIQUETAS_2026_11_29 = `## Qué autorizas

Que Google LLC reciba las mismas notas, fuera del Perú, por su servicio Google Tag Manager, y las pase a los servicios de medición que usamos. Las recibe en un recuadro que no ve la página, ni su dirección, ni tus cookies. Como todo sitio que tu navegador visita, Google ve además la dirección de internet (IP) y la clase de navegador.

## Qué pasa si no autorizas

Nada cambia para ti, y la medición del uso puede quedar encendida solo para nosotros.

## Cómo se retira

Con un botón en Medición del uso, solo para Google o para todo. Guardamos que diste o retiraste este permiso, con su fecha y la versión de este texto, sin saber quién eres.`;

/**
 * Replaces old names of screens in a legal text by the current ones. Texts that people accepted stay as they were
 * read.
 */
const conSusNombres = (texto: string) =>
  texto
    .replaceAll("en Mi perfil, en la sección de consentimientos", "en Mi perfil, en Privacidad")
    .replaceAll("Mis datos", "Tus datos");

export const USOS_ADICIONALES_2026_11_23 = conSusNombres(USOS_ADICIONALES_2026_11_09);
export const DATOS_DE_SALUD_2026_11_23 = conSusNombres(DATOS_DE_SALUD_2026_11);
export const DATOS_DEL_TEST_2026_11_23 = conSusNombres(DATOS_DEL_TEST_2026_11);
export const DATOS_DEL_ESCANER_2026_11_23 = conSusNombres(DATOS_DEL_ESCANER_2026_11);
export const DATOS_DE_SALUD_MENTAL_2026_11_23_CON_GUARDIA = conSusNombres(
  DATOS_DE_SALUD_MENTAL_2026_11_22_CON_GUARDIA,
);
export const DATOS_DE_SALUD_MENTAL_2026_11_23_SIN_GUARDIA = conSusNombres(
  DATOS_DE_SALUD_MENTAL_2026_11_22_SIN_GUARDIA,
);
