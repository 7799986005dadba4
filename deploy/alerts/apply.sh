#!/bin/sh
# Sets up the alerts and the budget of a project; run it again after changing a file here. Needs gcloud with 'gcloud auth login'.
# Usage: deploy/alerts/apply.sh PROJECT EMAIL [BILLING_ACCOUNT AMOUNT]      AMOUNT as in 100USD, for a month
set -eu
[ $# -eq 2 ] || [ $# -eq 4 ] || { sed -n 's/^# Usage/Usage/p' "$0" >&2; exit 1; }
project=$1 email=$2
here=$(dirname "$0")
field() { node -p "JSON.parse(require('node:fs').readFileSync('$1', 'utf8')).$2"; }

channels() { gcloud beta monitoring channels "$@" --project="$project" --format='value(name)'; }
channel=$(channels list --filter="labels.email_address='$email'" | head -n 1)
[ -n "$channel" ] || channel=$(channels create --type=email --display-name="$email" --channel-labels="email_address=$email")

for file in "$here"/metrics/*.json; do
  name=$(field "$file" name)
  if gcloud logging metrics describe "$name" --project="$project" >/dev/null 2>&1; then verb=update; else verb=create; fi
  gcloud logging metrics "$verb" "$name" --config-from-file="$file" --project="$project"
done

# Request logs would store the addresses of calendars with their keys.
keys='httpRequest.requestUrl=~"/ical/"'
gcloud logging sinks update _Default --project="$project" --update-exclusion="name=calendar-keys,filter=$keys" ||
  gcloud logging sinks update _Default --project="$project" --add-exclusion="name=calendar-keys,filter=$keys"

for file in "$here"/policies/*.json; do
  title=$(field "$file" displayName)
  policy=$(gcloud alpha monitoring policies list --filter="displayName='$title'" --project="$project" --format='value(name)' | head -n 1)
  if [ -n "$policy" ]; then
    gcloud alpha monitoring policies update "$policy" --policy-from-file="$file" --set-notification-channels="$channel" --project="$project"
  else
    gcloud alpha monitoring policies create --policy-from-file="$file" --notification-channels="$channel" --project="$project"
  fi
done

if [ $# -eq 4 ]; then
  title="Site $project"
  budget=$(gcloud billing budgets list --billing-account="$3" --filter="displayName='$title'" --format='value(name)' | head -n 1)
  if [ -n "$budget" ]; then
    gcloud billing budgets update "$budget" --budget-amount="$4"
  else
    gcloud billing budgets create --billing-account="$3" --display-name="$title" --budget-amount="$4" \
      --filter-projects="projects/$project" --threshold-rule=percent=0.5 --threshold-rule=percent=0.9 \
      --threshold-rule=percent=1.0,basis=forecasted-spend \
      --notifications-rule-monitoring-notification-channels="$channel"
  fi
fi
