# A page that was not built.
page-not-built = المجلس مفتوح، لكن صفحته لم تُبنَ بعد. ابنِها هكذا ثم أعد تحميل هذه الصفحة:

# The terminal, when the house opens.
serve-open = المجلس مفتوح.
serve-here = على هذا الجهاز:
serve-phones = على الهواتف والأجهزة الأخرى في الشبكة نفسها (وجّه الكاميرا إلى الرمز):
serve-public = للجميع:
serve-only-here = لا يصل إليه إلا هذا الجهاز؛ والخيار { "--host 0.0.0.0" } يفتحه للشبكة نفسها.
serve-data = كل شيء محفوظ في { $place }.
serve-stop = يُغلق Ctrl+C المجلس، وتُستأنف المباريات من حيث وقفت عند الفتح التالي.
serve-next-port = المنفذ { $taken } مشغول، فالمنفذ هذه المرة { $port }.
serve-port-taken = المنفذ { $port } على { $host } يشغله برنامج آخر. اختر غيره بـ{ "--port" }، أو { "--port 0" } لأي منفذ حرّ.
serve-port-forbidden = لا يُسمح باستعمال المنفذ { $port } على { $host }: { $why }. المنافذ من 1024 فصاعدًا مسموح بها عادةً.
serve-host-unknown = ليس لهذا الجهاز العنوان { $host }: { $why }. الخيار { "--host 127.0.0.1" } لهذا الجهاز وحده، و{ "--host 0.0.0.0" } لشبكته أيضًا.
serve-already-open = هناك مجلس آخر مفتوح على { $place }. أغلقه أولًا، أو عيّن لهذا مجلدًا خاصًا به بالخيار { "--data-dir" }.
serve-not-built = لم تُبنَ الصفحة بعد: يبنيها الأمر { "python3 dev.py web" }.
serve-closed = أُغلق المجلس، وكل شيء محفوظ.

# The terminal, when a worker opens.
worker-open = يفكّر هذا البرنامج عن اللاعبين الآليين للخوادم عبر { $nats }. عدد الخيوط: { $threads }.
worker-stop = يُنهيه Ctrl+C بعد أن يفرغ مما يفكّر فيه.
worker-closed = انتهى البرنامج، ولم يبقَ شيء دون إتمام.
